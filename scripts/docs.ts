// `npm run docs`: rewrites the index of decisions and the picture of the map.
import { writeFileSync } from 'node:fs';
import { generated } from './docs/generated';

for (const { file, textNow } of generated) {
  writeFileSync(file, textNow());
  console.log(file);
}
