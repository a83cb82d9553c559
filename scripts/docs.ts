// `npm run docs` rewrites the index of decisions and the picture of the map; `npm run docs -- figures [commit]` prints
// the size of a commit.
import { writeFileSync } from 'node:fs';
import { figuresOf } from './docs/figures';
import { generated } from './docs/generated';

const [task, commit = 'HEAD'] = process.argv.slice(2);

if (task === 'figures') {
  console.log(figuresOf(commit));
} else {
  for (const { file, textNow } of generated) {
    writeFileSync(file, textNow());
    console.log(file);
  }
}
