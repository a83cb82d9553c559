import { mkdir, writeFile } from 'node:fs/promises';
import { drawPortrait } from './portraits/draw';
import { people } from './portraits/people';

/** Where the pages look for a demo therapist's picture: `<slug>.svg`. */
const folder = new URL('../../public/portraits/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [slug, person] of Object.entries(people)) {
  await writeFile(new URL(`${slug}.svg`, folder), drawPortrait(person));
}
console.log(`${Object.keys(people).length} portraits drawn`);
