// The web server in this process. The settings are complete and checked when it is loaded.
import { fileURLToPath } from 'node:url';
import { drainOnSignal } from '../../lib/process/drain.mjs';
import { startServer } from '../../lib/server/page/server.mjs';

if (process.env.NODE_ENV === 'production') await import('./small-heap.mjs');
drainOnSignal(await startServer(fileURLToPath(new URL('../..', import.meta.url))));
