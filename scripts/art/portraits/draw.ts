import { attires, earrings, necklaces } from './attire';
import { cloths, grounds, hairs, skins } from './colours';
import { drawFace, drawNeck, type Face } from './face';
import { hairstyles, headwear } from './hair';

/** Everything that makes one drawn person; colours and parts are named in the sibling files. */
export type Portrait = Face & {
  ground: keyof typeof grounds;
  skin: keyof typeof skins;
  hair: keyof typeof hairs;
  /** The beard's own tone, where it greys before the hair. */
  beardHair?: keyof typeof hairs;
  head:
    | keyof typeof hairstyles
    | { wear: keyof typeof headwear; cloth: keyof typeof cloths; lining: keyof typeof cloths };
  attire: keyof typeof attires;
  main: keyof typeof cloths;
  trim: keyof typeof cloths;
  /** Degrees the head leans. */
  tilt?: number;
  earrings?: keyof typeof earrings;
  necklace?: keyof typeof necklaces;
};

/** A complete head-and-shoulders SVG, 320 × 320, with no reference to anything outside itself. */
export function drawPortrait(person: Portrait): string {
  const [back, arch] = grounds[person.ground];
  const skin = skins[person.skin];
  const hair = hairs[person.hair];
  const head =
    typeof person.head === 'string'
      ? hairstyles[person.head](hair)
      : headwear[person.head.wear](cloths[person.head.cloth], cloths[person.head.lining], hair);
  const clothes = attires[person.attire](cloths[person.main], cloths[person.trim]);
  const lean = `translate(0 14)${person.tilt ? ` rotate(${person.tilt} 160 190)` : ''}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<path d="M0 0H320V320H0Z" fill="${back}"/>`,
    `<path d="M40 320V150C40 78 108 72 160 14 212 72 280 78 280 150V320Z" fill="${arch}"/>`,
    '<g transform="matrix(1.06 0 0 1.06 -9.6 -19)">',
    head.behind ? `<g transform="${lean}">${head.behind}</g>` : '',
    drawNeck(skin),
    clothes,
    person.necklace ? necklaces[person.necklace] : '',
    `<g transform="${lean}">`,
    drawFace(person, skin, hair, person.beardHair ? hairs[person.beardHair] : hair),
    person.earrings ? earrings[person.earrings] : '',
    head.over,
    head.front ?? '',
    '</g></g></svg>\n',
  ].join('');
}
