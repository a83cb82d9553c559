// `npm run push:keys`: prints a new key pair, by which browsers recognise our messages (VAPID). It stores
// nothing.
import { generateVAPIDKeys } from 'web-push';
import { say } from './setup/terminal.mjs';

const { publicKey, privateKey } = generateVAPIDKeys();
say('Put both into the environment. A new pair ends every subscription of the old one.');
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
