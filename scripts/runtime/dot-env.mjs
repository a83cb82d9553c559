// Takes variables from a file .env beside package.json, as the framework does; what is already set wins.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
