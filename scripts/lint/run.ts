import { brokenBoundaries } from './boundaries';
import { handMadeParts } from './hand-made';
import { readImports, sourceFiles } from './imports';
import { retriedTests, testFiles } from './retries';
import { handWrittenNumbers } from './rule-numbers';
import { siblingsOfOneKey } from './sibling-keys';

const files = ['app', 'components', 'content', 'lib'].flatMap(sourceFiles);
const tests = ['app', 'components', 'content', 'e2e', 'lib', 'prisma', 'test'].flatMap(testFiles);
const broken = [
  ...brokenBoundaries(readImports([...files, ...sourceFiles('test')])),
  ...handMadeParts(files),
  ...siblingsOfOneKey(files),
  ...handWrittenNumbers(files),
  ...retriedTests([...tests, 'vitest.config.ts', 'playwright.config.ts']),
];
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
