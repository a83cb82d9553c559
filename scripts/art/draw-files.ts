import { mkdir, writeFile } from 'node:fs/promises';
import { drawFile, files } from './files/draw';

const folder = new URL('../../public/art/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const { name, scheme, file } of files) {
  await writeFile(new URL(file, folder), drawFile(name, scheme));
}
