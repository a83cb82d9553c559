import { brokenBoundaries } from './boundaries';
import { readImports, sourceFiles } from './imports';

const broken = brokenBoundaries(readImports(['app', 'components', 'content', 'lib'].flatMap(sourceFiles)));
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
