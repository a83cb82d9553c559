export type Arrow = { readonly from: string; readonly to: string; readonly files: number };

/** Folders with rooms, lowest first; rooms in their order. */
type Floors = {
  readonly floors: readonly { readonly name: string; readonly rooms: readonly string[] }[];
  readonly arrows: readonly Arrow[];
};

type Spot = { readonly x: number; readonly y: number; readonly floor: string; readonly label: string };

const step = 34;
const pill = { height: 24, inset: 13 };
const margin = { left: 34, top: 40, right: 130, bottom: 40 };
/** Space between two floors. */
const landing = 26;

/** Counts are rounded down to these, so that the picture does not change with each file. */
const marks = [1, 2, 3, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500];

/** "1", "2", "5+": at least that many. */
export function roundedCount(files: number): string {
  const mark = marks.findLast((least) => least <= files) ?? 0;
  return mark > 3 ? `${mark}+` : `${mark}`;
}

/** From 1 (a single file) to 4 (twenty files and more). */
function strengthOf(files: number): number {
  return [1, 3, 10, 20].filter((least) => least <= files).length;
}

/** Rooms are on the diagonal: a room's imports are to its left, and its importers below. */
function placed({ floors }: Floors): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  floors.forEach(({ name, rooms }, floor) => {
    for (const room of rooms) {
      const along = spots.size * step + floor * landing;
      const label = room.split('/').at(1) ?? room;
      spots.set(room, { x: margin.left + along, y: margin.top + along, floor: name, label });
    }
  });
  return spots;
}

type Placed = Arrow & { readonly source: Spot; readonly target: Spot };

/** A line to the left of each room, and one down from each imported room, as far as needed. */
function threads(arrows: readonly Placed[], spots: ReadonlyMap<string, Spot>): string[] {
  return [...spots].flatMap(([room, { x, y, floor }]) => {
    const known = arrows.filter(({ from }) => from === room);
    const knowing = arrows.filter(({ to }) => to === room);
    const left = Math.min(x, ...known.map(({ target }) => target.x));
    const low = Math.max(y, ...knowing.map(({ source }) => source.y));
    return [
      ...(left < x ? [`<path class="thread" d="M${x} ${y}H${left}"/>`] : []),
      ...(low > y ? [`<path class="thread ${floor}" d="M${x} ${low}V${y}"/>`] : []),
      ...(low > y ? [`<path class="head ${floor}" d="M${x - 4.5} ${y + 20}h9l-4.5 -7z"/>`] : []),
    ];
  });
}

/** An arrow in words: "lib/booking → lib/payment: 2 files". */
function inWords({ from, to, files }: Arrow): string {
  return `${from} → ${to}: ${roundedCount(files)} ${files === 1 ? 'file' : 'files'}`;
}

function knot({ from, to, files, source, target }: Placed): string {
  const [x, y] = [target.x, source.y];
  return [
    `<g class="knot ${target.floor} s${strengthOf(files)}"><title>${inWords({ from, to, files })}</title>`,
    `<circle cx="${x}" cy="${y}" r="11.5"/><text x="${x}" y="${y + 3.4}">${roundedCount(files)}</text></g>`,
  ].join('');
}

/** Width of a word in a room's font, in pixels; a little more than most systems need. */
function widthOf(word: string): number {
  const letters = [...word].map((letter) => (/[ilftrj]/.test(letter) ? 5 : /[mw]/.test(letter) ? 11.5 : 7.9));
  return Math.ceil(letters.reduce((sum, width) => sum + width, 0));
}

function room(name: string, { x, y, floor, label }: Spot): string {
  const width = widthOf(label) + 2 * pill.inset;
  return [
    `<g class="room ${floor}"><title>${name}</title>`,
    `<rect x="${x - pill.inset}" y="${y - pill.height / 2}" width="${width}" height="${pill.height}" rx="12"/>`,
    `<text x="${x}" y="${y + 4.4}">${label}</text></g>`,
  ].join('');
}

const style = `
  :root { --paper: #fbf9f4; --ink: #1b2b2c; --soft: #4d5f5f; --thread: #d8d6cc; --edge: #e4e0d6;
    --lib: #0f5a54; --lib-2: #3d8079; --lib-3: #8fbdb6; --lib-4: #d5e8e4; --on-lib: #ffffff;
    --components: #8a4b0d; --components-2: #b5731f; --components-3: #e9b968; --components-4: #f8e6c3; --on-components: #ffffff;
    --app: #2d3340; --on-app: #ffffff; --climb: #b3261e; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #101c1d; --ink: #eef0ea; --soft: #b3c0bc; --thread: #2c3b3b; --edge: #263535;
      --lib: #86d3c6; --lib-2: #57a99d; --lib-3: #2f6b64; --lib-4: #1e4440; --on-lib: #08201e;
      --components: #f3c06a; --components-2: #c58d35; --components-3: #7a5519; --components-4: #463314; --on-components: #251600;
      --app: #e3e6ee; --on-app: #171b24; --climb: #ff8a80; }
  }
  svg { color-scheme: light dark; }
  text { font: 500 10px ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: var(--ink); }
  .paper { fill: var(--paper); stroke: var(--edge); }
  .thread { fill: none; stroke: var(--thread); stroke-width: 1.5; stroke-linecap: round; }
  .head { fill: var(--soft); }
  .head.lib { fill: var(--lib-2); } .head.components { fill: var(--components-2); }
  .knot text { text-anchor: middle; font-size: 9px; font-weight: 600; font-variant-numeric: tabular-nums; }
  .knot circle { stroke: var(--paper); stroke-width: 2; }
  .lib.s1 circle { fill: var(--lib-4); } .lib.s2 circle { fill: var(--lib-3); }
  .lib.s3 circle { fill: var(--lib-2); } .lib.s4 circle { fill: var(--lib); }
  .components.s1 circle { fill: var(--components-4); } .components.s2 circle { fill: var(--components-3); }
  .components.s3 circle { fill: var(--components-2); } .components.s4 circle { fill: var(--components); }
  .lib.s3 text, .lib.s4 text { fill: var(--on-lib); } .components.s3 text, .components.s4 text { fill: var(--on-components); }
  .room text { font-size: 12.5px; font-weight: 600; }
  .room.lib rect { fill: var(--lib); } .room.lib text { fill: var(--on-lib); }
  .room.components rect { fill: var(--components); } .room.components text { fill: var(--on-components); }
  .room.app rect { fill: var(--app); } .room.app text { fill: var(--on-app); }
  .title { font-size: 24px; font-weight: 650; } .lead { font-size: 13.5px; fill: var(--soft); }
  .floor { font-size: 12.5px; fill: var(--soft); } .climbs { font-size: 13.5px; fill: var(--climb); }
`;

const legend = [
  'A room knows only rooms above it.',
  'Left along its line: what it imports.',
  'Down along its line: who imports it.',
  'Numbers: files that do so, rounded down.',
];

/** The purpose of each floor, next to its first room. */
const purposes: Readonly<Record<string, string>> = {
  lib: 'lib: what the product does',
  components: 'components: what it shows',
};

/** Draws the rooms as a staircase; a pure function. */
export function drawMap(map: Floors): string {
  const spots = placed(map);
  const arrows = map.arrows
    .flatMap((arrow): Placed[] => {
      const [source, target] = [spots.get(arrow.from), spots.get(arrow.to)];
      return source && target ? [{ ...arrow, source, target }] : [];
    })
    .sort((a, b) => a.source.y - b.source.y || a.target.x - b.target.x);
  const climbing = arrows.filter(({ source, target }) => target.x > source.x);
  const down = arrows.filter((arrow) => !climbing.includes(arrow));
  const length = Math.max(...[...spots.values()].map(({ x }) => x)) - margin.left;
  const width = margin.left + length + margin.right;
  const height = margin.top + length + margin.bottom;
  const say = width - 360;
  const summary = `${spots.size} rooms, ${arrows.length} arrows, ${climbing.length} of them climbing.`;
  const line = (className: string, y: number, text: string) =>
    `<text class="${className}" x="${say}" y="${y}">${text}</text>`;
  const floors = map.floors.flatMap(({ name, rooms: [first = ''] }) => {
    const [spot, purpose] = [spots.get(first), purposes[name]];
    if (!spot || !purpose) return [];
    return [
      `<text class="floor" x="${spot.x + widthOf(spot.label) + 26}" y="${spot.y + 4.4}">${purpose}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title says">`,
    '<title id="title">Who knows whom</title>',
    `<desc id="says">${summary} ${legend.join(' ')}</desc>`,
    `<style>${style}</style>`,
    `<rect class="paper" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="20"/>`,
    ...threads(down, spots),
    ...down.map(knot),
    ...[...spots].map(([name, spot]) => room(name, spot)),
    ...floors,
    line('title', 74, 'Who knows whom'),
    ...legend.map((text, index) => line('lead', 106 + index * 22, text)),
    ...(climbing.length > 0 ? [line('lead', 206, 'Against the order, each by a decision:')] : []),
    ...climbing.map((arrow, index) => line('climbs', 228 + index * 22, `↑ ${inWords(arrow)}`)),
    '</svg>',
    '',
  ].join('\n');
}
