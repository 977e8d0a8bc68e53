"""The drawings of the concepts pages: `python docs/drawings.py` writes them anew; a test holds the files to this script."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

FOLDER = Path(__file__).resolve().parent / "concepts"
INK, PALE = "#24292f", "#d0d7de"
BLUE, ORANGE, GREEN, GREY = "#2f6fb3", "#d9822b", "#3a8f5c", "#8c959f"


def box(x: float, y: float, w: float, h: float, fill: str, text: str = "", ink: str = "#ffffff", size: int = 12) -> str:
    """Return a rectangle with a text in its middle."""
    rect = f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="3" fill="{fill}" stroke="#ffffff"/>'
    return rect + (label(x + w / 2, y + h / 2 + size * 0.35, text, ink, size, "middle") if text else "")


def label(x: float, y: float, text: str, ink: str = INK, size: int = 12, anchor: str = "start") -> str:
    """Return a line of text."""
    return f'<text x="{x:g}" y="{y:g}" fill="{ink}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """Return a line with a head."""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{INK}" stroke-width="1.3" marker-end="url(#head)"/>'


def page(width: int, height: int, title: str, parts: Iterator[str]) -> str:
    """Return a whole drawing, with a title for screen readers, on white so that it reads on any page."""
    head = (
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0 L8 4 L0 8 z" fill="{INK}"/></marker></defs>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'font-family="sans-serif">\n<title>{escape(title)}</title>\n{head}\n'
        f'<rect width="{width}" height="{height}" rx="6" fill="#ffffff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def ndrange() -> Iterator[str]:
    """Draw an NDRange of groups, a group of warps, and a warp of lanes."""
    yield label(20, 24, "NDRange: 4 x 3 work groups")
    for i in range(12):
        yield box(20 + i % 4 * 42, 34 + i // 4 * 42, 40, 40, BLUE if i == 5 else PALE)
    yield arrow(108, 97, 222, 97)
    yield label(230, 24, "work group: 64 work items")
    for i in range(64):
        yield box(230 + i % 16 * 12, 34 + i // 16 * 32, 11, 30, (BLUE, ORANGE, GREEN, GREY)[i // 16])
    yield arrow(424, 50, 462, 50)
    yield label(470, 24, "4 warps of 16 lanes")
    for i, colour in enumerate((BLUE, ORANGE, GREEN, GREY)):
        yield box(470, 34 + i * 32, 170, 28, colour, f"warp {i}: one instruction")


def occupancy() -> Iterator[str]:
    """Draw a register file that is full before the warp slots are."""
    yield label(20, 24, "register file of a shader core")
    for i in range(3):
        yield box(20 + i * 100, 34, 98, 40, BLUE, f"group {i}")
    yield box(320, 34, 60, 40, PALE, "too small", INK, 11)
    yield label(20, 104, "warp slots: 16, of which 12 are resident")
    for i in range(16):
        yield box(20 + i * 22.5, 114, 21, 30, BLUE if i < 12 else PALE)
    yield label(400, 58, "a fourth group does not fit:")
    yield label(400, 76, "the limiter is registers")
    yield label(400, 134, "occupancy 12 / 16 = 75%")


def bounds() -> Iterator[str]:
    """Draw busy times of units side by side, and the latency that the longest makes."""
    rows = (("ALU", 90, BLUE), ("texture unit", 300, ORANGE), ("L2", 120, GREEN), ("DRAM", 70, GREY))
    for i, (name, width, colour) in enumerate(rows):
        yield label(110, 38 + i * 32, name, anchor="end")
        yield box(120, 20 + i * 32, width, 26, colour)
    yield f'<line x1="420" y1="12" x2="420" y2="150" stroke="{INK}" stroke-dasharray="4 3"/>'
    yield label(428, 60, "bound: texture unit", ORANGE)
    yield label(428, 78, "no launch is faster than this")
    yield label(120, 166, "busy time of each unit during one launch")


def coalescing() -> Iterator[str]:
    """Draw lanes that read neighbours and lanes that read far apart."""
    for y, title, step in ((0, "stride 1: one cache line", 1), (110, "stride 4: four cache lines", 4)):
        yield label(20, 24 + y, title)
        for i in range(8):
            yield box(20 + i * 26, 34 + y, 24, 20, BLUE, str(i), size=10)
        for line in range(4):
            used = line == 0 if step == 1 else True
            for word in range(8):
                touched = (line * 8 + word) % step == 0 and (line * 8 + word) // step < 8
                yield box(20 + line * 154 + word * 18, 76 + y, 17, 18, BLUE if touched else PALE)
            frame = f'x="{18 + line * 154}" y="{74 + y}" width="147" height="22"'
            yield f'<rect {frame} fill="none" stroke="{ORANGE if used else PALE}"/>'
        for i in (0, 7):
            yield arrow(32 + i * 26, 55 + y, 28 + (i * step // 8) * 154 + i * step % 8 * 18, 75 + y)
    yield label(250, 48, "lanes of a warp")
    yield label(500, 68, "lines of 8 words")


def texture() -> Iterator[str]:
    """Draw the path of buffers and of images through the caches."""
    yield box(20, 60, 110, 60, BLUE, "shader core")
    yield box(190, 20, 120, 40, ORANGE, "texture unit")
    yield box(340, 20, 130, 40, ORANGE, "texture L1, 1 KiB")
    yield box(190, 120, 120, 40, GREY, "load/store unit")
    yield box(520, 60, 60, 60, GREEN, "L2")
    yield box(610, 60, 70, 60, INK, "DRAM")
    yield arrow(130, 80, 188, 44)
    yield arrow(310, 40, 338, 40)
    yield arrow(470, 44, 518, 76)
    yield arrow(130, 100, 188, 136)
    yield arrow(310, 140, 518, 104)
    yield arrow(580, 90, 608, 90)
    yield label(196, 14, "images: read_imagef", size=11)
    yield label(196, 176, "buffers: no L1 on Adreno", size=11)


def queue() -> Iterator[str]:
    """Draw host calls, launches with their overhead, and the gaps between kernels."""
    yield label(90, 42, "host", anchor="end")
    yield label(90, 96, "device", anchor="end")
    for i in range(3):
        yield box(100 + i * 60, 26, 52, 24, GREY, "enqueue", size=10)
    for i, width in enumerate((130, 90, 150)):
        x = (190, 340, 450)[i]
        yield box(x, 80, 14, 24, ORANGE)
        yield box(x + 14, 80, width - 14, 24, BLUE, f"kernel {i}", size=11)
    yield arrow(126, 51, 188, 79)
    yield f'<line x1="320" y1="112" x2="340" y2="112" stroke="{INK}"/>'
    yield label(330, 128, "gap", anchor="middle", size=11)
    yield label(190, 128, "floor", size=11)
    yield label(136, 72, "enqueue to start", anchor="end", size=10)


DRAWINGS = {
    "ndrange": (660, 176, "An NDRange of work groups, a group of warps, a warp of lanes", ndrange),
    "occupancy": (660, 160, "Three groups fill the register file; a quarter of the warp slots stays empty", occupancy),
    "bounds": (660, 176, "Busy time of four units; the texture unit is the longest and bounds the launch", bounds),
    "coalescing": (660, 216, "Neighbouring lanes touch one cache line, lanes four words apart touch four", coalescing),
    "texture": (700, 186, "Images go through the texture unit and its cache, buffers past them to L2", texture),
    "queue": (660, 140, "Host calls, launches with their overhead, and the gap between two kernels", queue),
}


def draw(name: str) -> str:
    """Return a drawing as SVG text.

    >>> draw("queue").startswith("<svg")
    True
    """
    width, height, title, parts = DRAWINGS[name]
    return page(width, height, title, parts())


if __name__ == "__main__":
    for drawing in DRAWINGS:
        (FOLDER / f"{drawing}.svg").write_text(draw(drawing), encoding="utf-8")
