import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string(), filename: z.string() })),
});

/** Ids of all server actions of the build under test, by `file#name`. */
export function actionIds(): ReadonlyMap<string, string> {
  const server = path.join(process.env.NEXT_DIST_DIR || '.next', 'server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'server-reference-manifest.json',
  );
  const ids = files.flatMap((file) =>
    Object.entries(manifest.parse(JSON.parse(readFileSync(path.join(server, file), 'utf8'))).node),
  );
  return new Map(ids.map(([id, { filename, exportedName }]) => [`${filename}#${exportedName}`, id]));
}

/**
 * Calls an action like the framework's browser code, with one field that no form has: an admitted caller learns that
 * the form cannot be read, and nothing happens.
 */
export async function callAction(
  address: string,
  id: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly message: string | undefined; readonly body: string }> {
  const form = new FormData();
  form.append('_1_no-form-has-this', 'x');
  form.append('0', '[null,"$K1"]');
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'next-action': id },
    body: form,
  });
  const body = await response.text();
  return { status: response.status, message: /"message":"([^"]*)"/.exec(body)?.[1], body };
}
