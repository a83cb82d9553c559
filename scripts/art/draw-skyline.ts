import { mkdir, writeFile } from 'node:fs/promises';
import { drawSkyline } from './skyline/draw';

const folder = new URL('../../public/art/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const scheme of ['light', 'dark'] as const) {
  await writeFile(new URL(`evening-${scheme}.svg`, folder), drawSkyline(scheme));
}
