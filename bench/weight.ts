import { get } from 'node:http';

/** Bytes of one page as sent to a browser, without heads. */
export type Weight = {
  readonly path: string;
  readonly html: number;
  /** All style sheets of the page. */
  readonly styles: number;
  /** The part of these that the start page does not use. */
  readonly ownStyles: number;
  /** Scripts that run before an interaction. */
  readonly scripts: number;
};

type Sent = { readonly size: number; readonly text: () => Promise<string> };

/** @returns the transferred bytes, and their text */
function send(port: number, path: string): Promise<Sent> {
  const address = new URL(path, `http://127.0.0.1:${port}`);
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (answer) => {
      let size = 0;
      for await (const chunk of answer) size += chunk.length;
      resolve({ size, text: async () => (await fetch(address)).text() });
    }).once('error', reject);
  });
}

const addresses = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'))),
];

/** Weighs each of these pages, through the product's nginx or the product itself on this computer's port. */
export async function weigh(port: number, paths: readonly string[]): Promise<readonly Weight[]> {
  const sizes = new Map<string, number>();
  const sum = async (files: readonly string[]) => {
    for (const file of files) if (!sizes.has(file)) sizes.set(file, (await send(port, file)).size);
    return files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  };
  const stylesOf = (html: string) => addresses(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const common = new Set(stylesOf(await (await send(port, '/')).text()));
  const weights: Weight[] = [];
  for (const path of paths) {
    const page = await send(port, path);
    const html = await page.text();
    const styles = stylesOf(html);
    weights.push({
      path,
      html: page.size,
      styles: await sum(styles),
      ownStyles: await sum(styles.filter((file) => !common.has(file))),
      scripts: await sum(addresses(html, /<script\b[^>]* src="([^"]+)"/g)),
    });
  }
  return weights;
}
