import { componentOrder, libOrder } from '../lint/boundaries';
import { readImports, sourceFiles } from '../lint/imports';
import { type Arrow, drawMap } from './map-drawing';

/** `lib/payment` for everything below it, `app` for every route. */
function roomOf(file: string): string {
  const [folder = '', room = ''] = file.split('/');
  return folder === 'app' ? folder : `${folder}/${room}`;
}

export function arrowsOf(imports: readonly { readonly from: string; readonly to: string }[]): Arrow[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (roomOf(from) === roomOf(to)) continue;
    const pair = `${roomOf(from)} ${roomOf(to)}`;
    importers.set(pair, (importers.get(pair) ?? new Set()).add(from));
  }
  return [...importers].map(([pair, files]) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to, files: files.size };
  });
}

export function currentMap(): string {
  const imports = readImports(['app', 'components', 'lib'].flatMap(sourceFiles));
  const lib = libOrder.map((room) => `lib/${room}`);
  const components = componentOrder.map((room) => `components/${room}`);
  return drawMap({
    floors: [
      { name: 'lib', rooms: lib },
      { name: 'components', rooms: components },
      { name: 'app', rooms: ['app'] },
    ],
    arrows: arrowsOf(imports),
  });
}
