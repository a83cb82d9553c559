// Reads variables from a file .env next to package.json, like the framework; variables that are already set
// win.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);

// The store's library repeats its advice about the next Node at each command; `engines` in package.json
// defines our version.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ||= 'true';
