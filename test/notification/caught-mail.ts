import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from '@/test/server/until';

type Caught = { readonly mail: Email; readonly raw: string };

function mailDir(): string {
  const dir = process.env.MAIL_DIR;
  if (!dir) throw new Error('MAIL_DIR names no folder: these tests need the mail catcher of npm start.');
  return dir;
}

/**
 * Every caught mail whose source contains this text, oldest first. The text must be plain ASCII without
 * spaces.
 */
export async function mailWith(text: string): Promise<readonly Caught[]> {
  const names = (await readdir(mailDir())).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(path.join(mailDir(), name), 'utf8')));
  const found = sources.filter((raw) => raw.includes(text));
  return Promise.all(found.map(async (raw) => ({ raw, mail: await PostalMime.parse(raw) })));
}

/** The texts of the mails to this address whose subject begins like this, each in one line. */
export async function textsTo(address: string, subject: string): Promise<string[]> {
  return (await mailWith(address)).flatMap(({ mail }) =>
    mail.subject?.startsWith(subject) ? [(mail.text ?? '').replaceAll(/\s+/g, ' ')] : [],
  );
}

/** The one mail whose source contains this text; waits for the worker to send it. */
export async function oneMailWith(text: string): Promise<Caught> {
  const [caught] = await until(
    () => mailWith(text),
    (found) => found.length === 1,
  );
  if (!caught) throw new Error('The mail is gone again.');
  return caught;
}
