import type { Cloth } from './colours';

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
const both = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 320 0)">${drawing}</g>`;

const shoulders = 'M34 320C36 268 72 252 122 238Q140 262 160 270 180 262 198 238C248 252 284 268 286 320Z';
const closed = 'M34 320C36 268 72 252 122 236Q160 258 198 236C248 252 284 268 286 320Z';
const scooped =
  'M34 320C36 268 72 252 118 240C126 268 144 282 160 282S194 268 202 240C248 252 284 268 286 320Z';

const sari = (main: Cloth, trim: Cloth) =>
  fill(scooped, trim.shade) +
  fill('M96 320C126 308 176 284 208 240 242 250 264 258 274 278 282 292 286 306 286 320Z', main.base) +
  line('M98 320C130 306 178 282 209 242', trim.base, 9) +
  line('M150 320C184 304 214 280 232 250M204 320C226 304 244 284 254 262', main.shade, 3);

/** Clothes from the shoulders down; `main` is the garment, `trim` its border, lining or the layer below. */
export const attires = {
  sari,
  'printed-sari': (main: Cloth, trim: Cloth) =>
    sari(main, trim) +
    line(
      'M176 306h.1M196 288h.1M214 270h.1M204 312h.1M222 294h.1M238 274h.1M232 314h.1M250 294h.1M262 310h.1',
      trim.base,
      7,
    ),
  'checked-shirt': (main: Cloth, trim: Cloth) =>
    fill(shoulders, main.base) +
    line(
      'M40 290H280M36 310H284M64 264V320M90 252V320M116 242V320M138 268V320M182 268V320M204 242V320M230 252V320M256 264V320',
      trim.base,
      2,
    ) +
    both(
      fill('M127 224L160 266 138 284 116 240Z', trim.base) +
        line('M127 224L160 266 138 284 116 240', main.shade, 2),
    ) +
    line('M160 270V320', main.shade, 3),
  kurta: (main: Cloth, trim: Cloth) =>
    fill(shoulders, main.base) +
    fill('M126 226Q140 254 160 264 180 254 194 226L201 238Q186 268 160 280 134 268 119 238Z', trim.base) +
    fill('M152 276L160 280 168 276V320H152Z', trim.base) +
    `<g fill="${trim.shade}"><circle cx="160" cy="290" r="3"/><circle cx="160" cy="308" r="3"/></g>` +
    both(line('M72 320Q74 296 84 282', main.shade, 3)),
  shirt: (main: Cloth, trim: Cloth) =>
    fill(shoulders, main.base) +
    line('M160 276V320', main.shade, 3) +
    both(
      fill('M127 224L160 266 138 284 116 240Z', trim.base) + line('M74 320Q76 296 86 282', main.shade, 3),
    ) +
    `<g fill="${main.shade}"><circle cx="166" cy="292" r="2.5"/><circle cx="166" cy="310" r="2.5"/></g>`,
  sweater: (main: Cloth, trim: Cloth) =>
    fill(closed, main.base) +
    fill('M124 224Q160 262 196 224L203 240Q160 284 117 240Z', trim.shade) +
    both(line('M72 320Q74 296 84 282', main.shade, 3)),
  'zip-jacket': (main: Cloth, trim: Cloth) =>
    fill(closed, main.base) +
    fill('M122 216Q138 250 160 260 182 250 198 216L206 242Q188 276 160 290 132 276 114 242Z', main.shade) +
    line('M160 262V320', trim.base, 3) +
    fill('M157 292H163V304H157Z', trim.base) +
    both(line('M72 320Q74 296 84 282', main.shade, 3)),
  bandhgala: (main: Cloth, trim: Cloth) =>
    fill(closed, main.base) +
    fill('M129 218Q146 236 160 238 174 236 191 218L197 242Q180 262 160 264 140 262 123 242Z', main.shade) +
    line('M160 240V320', main.shade, 2.5) +
    `<g fill="${trim.base}"><circle cx="166" cy="276" r="3"/><circle cx="166" cy="294" r="3"/><circle cx="166" cy="312" r="3"/></g>` +
    both(line('M72 320Q74 296 84 282', main.shade, 3)),
} as const;

export const earrings = {
  jhumkas: both(
    '<path d="M209 148v8M203 168a6.5 8 0 0 1 13 0Z" stroke="#d8a13f" stroke-width="2.5" fill="#edb04f"/><circle cx="209.5" cy="172" r="2" fill="#d8a13f"/>',
  ),
  studs: both('<circle cx="210" cy="148" r="3.5" fill="#f4cf7d"/>'),
  'one-stud': '<circle cx="210" cy="148" r="3.5" fill="#f4cf7d"/>',
} as const;

/** Worn at the neck, so it moves with the clothes and not with the head. */
export const necklaces = {
  chain: '<path d="M128 236Q160 288 192 236" stroke="#d8a13f" stroke-width="2.5"/>',
  /** The cord of reading spectacles, from the temples behind the neck. */
  cord: both('<path d="M110 138Q96 190 122 244" stroke="#8b323c" stroke-width="2.5"/>'),
} as const;
