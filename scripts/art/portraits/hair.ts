import type { Cloth, Hair } from './colours';

/** A head of hair in up to three layers: behind the shoulders, over the face, and in front of the clothes. */
type Layers = { behind?: string; over: string; front?: string };

const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const line = (d: string, colour: string, width = 2.5) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

const sidePart =
  'M106 146C92 88 112 44 160 44S228 88 214 146C212 122 202 106 184 84 160 97 126 98 110 120 107 130 107 138 106 146Z';

const beads = (points: readonly (readonly [number, number, number])[], colour: string) =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');

export const hairstyles = {
  'low-bun': (h: Hair): Layers => ({
    behind: `<ellipse cx="160" cy="186" rx="44" ry="24" fill="${h.base}"/>`,
    over:
      fill(
        'M106 138C94 86 114 44 160 44S226 86 214 138C210 112 190 94 160 80 130 94 110 112 106 138Z',
        h.base,
      ) + line('M160 48V78M132 62Q116 84 112 112M188 62Q204 84 208 112', h.shine),
  }),
  braid: (h: Hair): Layers => ({
    behind: fill(
      'M100 140C88 72 116 40 160 40S232 72 220 140C220 172 214 190 196 200H124C106 190 100 172 100 140Z',
      h.base,
    ),
    over: fill(sidePart, h.base) + line('M184 54Q182 76 186 90M180 60Q150 66 124 94', h.shine),
    front:
      fill(
        'M206 160C224 176 226 196 218 206 230 218 230 232 220 240 230 250 228 266 218 272 226 286 222 300 214 304L202 304C194 296 192 284 198 272 188 262 190 248 198 240 188 230 190 216 198 206 190 196 194 180 206 160Z',
        h.base,
      ) +
      line('M198 206Q210 216 218 206M198 240Q210 250 220 240M198 272Q208 282 218 272', h.shine, 3) +
      fill('M201 302H215V309H201Z', '#edb04f'),
  }),
  curly: (h: Hair): Layers => ({
    behind:
      `<ellipse cx="160" cy="140" rx="66" ry="74" fill="${h.base}"/>` +
      beads(
        [
          [98, 108, 30],
          [92, 150, 30],
          [100, 190, 28],
          [222, 108, 30],
          [228, 150, 30],
          [220, 190, 28],
          [130, 66, 34],
          [190, 66, 34],
          [160, 56, 34],
          [122, 204, 22],
          [198, 204, 22],
        ],
        h.base,
      ),
    over:
      beads(
        [
          [122, 88, 20],
          [146, 74, 21],
          [174, 74, 21],
          [198, 88, 20],
          [110, 112, 14],
          [210, 112, 14],
        ],
        h.base,
      ) +
      line(
        'M118 74Q132 60 146 66M172 60Q188 58 198 72M86 140Q90 128 100 126M224 130Q234 136 234 148',
        h.shine,
        3,
      ),
  }),
  'short-crop': (h: Hair): Layers => ({
    over:
      fill(
        'M106 132C92 78 118 42 162 42 210 42 228 80 214 132 212 116 208 104 202 96 178 100 146 94 134 82 126 96 112 108 106 132Z',
        h.base,
      ) + line('M136 78Q146 62 168 58M150 84Q168 78 188 62', h.shine),
  }),
  pixie: (h: Hair): Layers => ({
    over:
      fill(
        'M104 140C88 78 118 40 162 40 212 40 232 82 216 140 212 124 210 112 204 102 186 96 178 88 172 78 160 96 132 106 116 108 110 118 108 128 104 140Z',
        h.base,
      ) + line('M168 76Q160 58 140 54M176 74Q190 60 200 76', h.shine),
  }),
  'swept-back': (h: Hair): Layers => ({
    over:
      fill(
        'M106 132C90 74 120 38 162 38S232 74 214 132C212 110 204 92 190 82 170 74 146 74 130 82 114 92 110 110 106 132Z',
        h.base,
      ) +
      line('M132 78Q134 58 150 46M150 74Q152 58 164 46M170 74Q174 60 182 52M188 80Q194 70 196 62', h.shine),
  }),
  'straight-lob': (h: Hair): Layers => ({
    behind: fill(
      'M98 140C86 72 116 42 160 42S234 72 222 140C224 176 228 200 230 226Q196 238 160 238T90 226C92 200 96 176 98 140Z',
      h.base,
    ),
    over:
      fill(
        'M102 200C90 88 112 44 160 44S230 88 218 200C208 192 213 132 204 110 196 95 180 88 170 76 152 96 124 104 115 120 108 140 111 192 102 200Z',
        h.base,
      ) + line('M170 48Q168 62 170 76M164 54Q140 76 118 96', h.shine),
  }),
  'short-waves': (h: Hair): Layers => ({
    behind:
      `<ellipse cx="160" cy="128" rx="64" ry="72" fill="${h.base}"/>` +
      beads(
        [
          [102, 104, 20],
          [98, 132, 22],
          [102, 162, 21],
          [116, 184, 16],
          [218, 104, 20],
          [222, 132, 22],
          [218, 162, 21],
          [204, 184, 16],
        ],
        h.base,
      ),
    over:
      fill(sidePart, h.base) +
      line(
        'M184 52Q180 70 184 84M178 58Q148 66 122 96M92 150Q98 142 106 146M228 150Q222 142 214 146',
        h.shine,
      ),
  }),
  cropped: (h: Hair): Layers => ({
    over: fill(
      'M107 126C98 80 122 54 160 54S222 80 213 126C210 106 204 93 192 87 176 81 144 81 128 87 116 93 110 106 107 126Z',
      h.base,
    ),
  }),
  undercut: (h: Hair): Layers => ({
    over:
      fill(
        'M110 134C106 110 111 94 122 82L130 96C116 104 112 118 110 134ZM210 134C214 110 209 94 198 82L190 96C204 104 208 118 210 134Z',
        h.base,
        0.6,
      ) +
      fill(
        'M114 94C98 60 136 30 180 38 214 42 226 70 208 94 202 84 188 86 172 76 154 92 130 84 114 94Z',
        h.base,
      ) +
      line('M132 72Q146 50 176 48M172 72Q190 66 198 54', h.shine),
  }),
} as const;

export const headwear = {
  turban: (cloth: Cloth, lining: Cloth, _h: Hair): Layers => ({
    over:
      fill('M140 92L160 66 180 92Q160 82 140 92Z', lining.base) +
      fill(
        'M100 122C74 68 108 20 160 20S246 68 220 122C214 104 192 86 160 72 128 86 106 104 100 122Z',
        cloth.base,
      ) +
      line(
        'M160 72C128 76 104 88 96 102M160 72C192 76 216 88 224 102M164 58C128 56 104 66 94 82M156 58C192 56 216 66 226 82M168 42C136 36 114 46 100 62M152 42C184 36 206 46 220 62',
        cloth.shade,
        3,
      ),
  }),
  /** A dupatta or the end of a sari laid over the hair, open at the throat. */
  drape: (cloth: Cloth, border: Cloth, h: Hair): Layers => {
    const half =
      'M161 36C112 36 82 70 92 142 94 190 78 214 62 246 52 268 46 290 46 310H108C118 262 112 190 108 150 102 100 124 66 161 66Z';
    const edge = 'M160 66C124 66 102 100 108 150 112 190 118 262 108 310';
    const side =
      fill(half, cloth.base) +
      line(edge, border.base, 5) +
      line('M100 132Q104 200 84 246 76 276 76 310', cloth.shade, 3);
    return {
      behind: fill('M96 140C90 70 116 44 160 44S230 70 224 140L240 240H80Z', cloth.shade),
      over: `${fill('M106 130C100 80 122 58 160 58S220 80 214 130C210 112 190 94 160 80 130 94 110 112 106 130Z', h.base)}${side}<g transform="matrix(-1 0 0 1 320 0)">${side}</g>`,
    };
  },
} as const;
