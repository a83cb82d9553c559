import { brokenBoundaries } from './boundaries';
import { handMadeParts } from './hand-made';
import { readImports, sourceFiles } from './imports';

const files = ['app', 'components', 'content', 'lib'].flatMap(sourceFiles);
const broken = [...brokenBoundaries(readImports(files)), ...handMadeParts(files)];
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
