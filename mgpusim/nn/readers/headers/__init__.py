"""Headers of files of weights, GGUF and safetensors: sizes of language models and types of their tensors. No weight is read."""
