#!/bin/sh
# Measure the bundles beside this file with runner.c, into "$OUT", and where there is PYTHON, probes and pairs with it as well.
#   OUT=results sh measure.sh
#   OUT=results PYTHON=python3 sh measure.sh        later, on the same machine: what is there already is not measured again
# PLATFORM  part of the name of the device or its platform [NVIDIA]
# LIMIT     seconds for everything [540]; what is not over then is written as far as it got
# WORK      where it measures [$OUT.work]; a run that was stopped goes on from there
# OPENCL    the library that loads drivers, where it is found by no usual name; one beside this file is tried as well
# PYTHON    with numpy and pyopencl; without it the runner in C is alone
: "${OUT:?the folder for the results}" "${PLATFORM:=NVIDIA}" "${LIMIT:=540}"
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$OUT" "${WORK:=${OUT%/}.work}" || exit 2
OUT=$(cd "$OUT" && pwd) WORK=$(cd "$WORK" && pwd)
began=$(date +%s) status=0
say() { echo "$(($(date +%s) - began)) s: $*" | tee -a "$WORK/log.txt" >&2; }

if [ "$PLATFORM" = NVIDIA ] && [ ! -e /etc/OpenCL/vendors/nvidia.icd ]; then
    mkdir -p /etc/OpenCL/vendors && echo libnvidia-opencl.so.1 >/etc/OpenCL/vendors/nvidia.icd
fi
export OCL_ICD_VENDORS="${OCL_ICD_VENDORS:-/etc/OpenCL/vendors}"
{ date; uname -a; ${CC:-cc} --version; nvidia-smi; } >>"$WORK/log.txt" 2>&1
${CC:-cc} -O2 -Wall -Wextra -o "$WORK/runner" "$here/probes/runner.c" -ldl || { say "runner.c was not built"; exit 2; }
devices() { "$WORK/runner" --devices "$here/pairs/suite.plan" ${OPENCL:+--opencl "$OPENCL"} 2>&1; }
devices >/dev/null || for OPENCL in "$here"/libOpenCL.so* ''; do devices >/dev/null && break; done
say "built; ${OPENCL:-the OpenCL library that is found}; devices: $(devices)"
devices | grep -qi "$PLATFORM" || { say "none of them is of $PLATFORM"; cp "$WORK/log.txt" "$OUT/log.txt"; exit 2; }

# part NAME SECONDS COMMAND..: a part with its time limit, or what is left of the whole; what it leaves then is a journal
part() {
    name=$1 limit=$2
    shift 2
    left=$((LIMIT - 15 - $(date +%s) + began))
    [ "$left" -lt "$limit" ] && limit=$left
    [ -e "$WORK/$name.json" ] && { say "$name: there already"; return; }
    [ "$limit" -lt 5 ] && { say "$name: no time left"; status=1; return; }
    say "$name: begins, $limit s at most"
    ( timeout -k 5 "$limit" "$@" 2>&1 || echo "$name: exit status $?" ) >"$WORK/$name.txt"
    [ -e "$WORK/$name.json" ] || status=1
    tail -n 3 "$WORK/$name.txt" | tee -a "$WORK/log.txt" >&2
    say "$name: over"
    pack
}

in_c() { # in_c RESULT BUNDLE SECONDS
    part "$1" "$3" "$WORK/runner" "$here/$2/suite.plan" -o "$WORK/$1.json" --device "$PLATFORM" --timeout 40 ${OPENCL:+--opencl "$OPENCL"}
}

in_python() { # in_python RESULT BUNDLE SECONDS
    part "$1" "$3" "$PYTHON" "$here/$2/measure.py" "$here/$2/suite.json.gz" -o "$WORK/$1.json" --device "$PLATFORM" --timeout 40
}

# one archive of what is there, journals of unfinished parts too
pack() {
    nvidia-smi --query-gpu=clocks.sm,clocks.mem,temperature.gpu,power.draw --format=csv,noheader >>"$WORK/log.txt" 2>/dev/null
    for set in probes launches; do
        case $set in
        probes) kept='*probes*.json*' ;;
        *) kept='*pairs*.json* *train*.json* *mechanisms*.json* *uneven*.json* *blind*.json*' ;;
        esac
        # shellcheck disable=SC2086 # several patterns
        ( cd "$WORK" && ls $kept 2>/dev/null | grep -v -e lock -e tmp | tar -cf - -T - | xz -T0 -3 >"$OUT/$set.tmp" ) &&
            mv "$OUT/$set.tmp" "$OUT/$set.tar.xz"
    done
    cp "$WORK/log.txt" "$OUT/log.txt"
}

in_c probes probes 200
in_c pairs pairs 40
in_c train train 300
if [ -n "$PYTHON" ]; then
    in_python python_probes probes 250
    in_python python_pairs pairs 40
fi
for set in mechanisms blind uneven; do in_c $set $set 60; done
in_c again_probes probes 200
in_c again_pairs pairs 30
pack
say "all over; $OUT has $(ls "$OUT" | tr '\n' ' ')"
exit $status
