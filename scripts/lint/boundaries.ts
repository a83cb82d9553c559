import { type Import, reach } from './imports';

/** Rooms of `lib`, upstream first: each may import those before it. */
export const libOrder = [
  'format',
  'browser',
  'server',
  'account',
  'notification',
  'site',
  'therapist',
  'contact',
  'care',
  'payment',
  'booking',
  'privacy',
  'admin',
  'workspace',
  'process',
] as const;

/** Rooms of `components`, upstream first. Illustrations and the frame use no noun. */
export const componentOrder = [
  'ui',
  'forms',
  'illustration',
  'layout',
  'account',
  'site',
  'therapist',
  'contact',
  'care',
  'payment',
  'booking',
  'privacy',
  'admin',
  'workspace',
] as const;

/** Imports against the order, each with the decision that allows it. */
const allowed: readonly { readonly from: string; readonly to: string; readonly decision: string }[] = [
  {
    from: 'lib/account/consent/commands.ts',
    to: 'lib/site/newsletter/commands.ts',
    decision: 'docs/decisions/02-boundaries.md',
  },
];

const orders: Readonly<Record<string, readonly string[]>> = { lib: libOrder, components: componentOrder };

const unplaced = (floor: string, room: string) => `${floor}/${room} has no place in the order of the rooms`;

/** @returns the fault of one import, or undefined */
export function climbs({ from, to }: Pick<Import, 'from' | 'to'>): string | undefined {
  const [floor = '', own = ''] = from.split('/');
  const [otherFloor, other = ''] = to.split('/');
  const order = orders[floor];
  if (!order || floor !== otherFloor || own === other) return;
  for (const room of [own, other]) if (!order.includes(room)) return unplaced(floor, room);
  if (order.indexOf(other) < order.indexOf(own)) return;
  if (allowed.some((way) => way.from === from && way.to === to)) return;
  return `${from} may not import ${to}: ${other} comes after ${own}`;
}

/** Path prefixes of later rooms of `lib` that components may show; ADR 02 gives the reason. */
const alsoShown: Readonly<Record<string, readonly string[]>> = {
  layout: ['lib/account/session/', 'lib/site/'],
  account: ['lib/notification/'],
};

/**
 * Components show their own noun and earlier ones, in the order of `lib`; rooms without a noun (`ui`,
 * `forms`, `illustration`, `layout`) show none. Types count too.
 * @returns the fault of one import, or undefined
 */
export function showsLater({ from, to }: Pick<Import, 'from' | 'to'>): string | undefined {
  const [floor, own = ''] = from.split('/');
  const [otherFloor, other = ''] = to.split('/');
  if (floor !== 'components' || otherFloor !== 'lib' || !orders.components?.includes(own)) return;
  const places: readonly string[] = libOrder;
  const last = Math.max(places.indexOf(own), places.indexOf('server'));
  if (places.indexOf(other) <= last) return;
  if (alsoShown[own]?.some((beginning) => to.startsWith(beginning))) return;
  return `${from} may not import ${to}: move it to components/${other}, or further on`;
}

/** A room outside the order could import anything, and would be missing from the map (`docs/map.svg`). */
function roomsWithoutPlace(imports: readonly Import[]): string[] {
  return imports
    .flatMap(({ from, to }) => [from, to])
    .flatMap((file) => {
      const [floor = '', room = ''] = file.split('/');
      return orders[floor]?.includes(room) === false ? [unplaced(floor, room)] : [];
    });
}

/** Test code stays outside the product, where it could run in production or hide a gap. */
function importsTestCode({ from, to }: Import): string | undefined {
  if (!to.startsWith('test/') || from.startsWith('test/')) return;
  return `${from} may not import ${to}: test code stays in tests`;
}

/** Components may import the types of queries; only pages read. */
function readsByItself({ from, to, typeOnly }: Import): string | undefined {
  if (!from.startsWith('components/') || typeOnly || !/^lib\/.+\/queries\.ts$/.test(to)) return;
  return `${from} may import only types of ${to}`;
}

const isPrivatePage = (file: string) => /^app\/(?:\(member\)|\(pay\)|\(room\)|admin)\//.test(file);
const isPrivateComponent = (file: string) => /^components\/(?:admin\/|workspace\/|\w+\/private\/)/.test(file);

/**
 * The public style sheet excludes private folders (`app/public.css`), so a part from one would have no style
 * on a public page.
 */
function privateOnPublicPages(imports: readonly Import[]): string[] {
  const pages = imports
    .map(({ from }) => from)
    .filter((file) => file.startsWith('app/') && !isPrivatePage(file));
  const withoutServer = imports.filter(({ from }) => !from.startsWith('lib/'));
  return [...reach(pages, withoutServer)]
    .filter(isPrivateComponent)
    .map((file) => `a public page reaches ${file}: move it out of its private folder`);
}

function unusedPermissions(imports: readonly Import[]): string[] {
  return allowed
    .filter((way) => !imports.some(({ from, to }) => from === way.from && to === way.to))
    .map(({ from, to }) => `${from} no longer imports ${to}: take it off the list of allowed climbs`);
}

/** Import cycles of the product's files: each once, by its files. Types count too. */
function circles(imports: readonly Import[]): string[] {
  const own = imports.filter(({ from, to }) => /^(?:app|components|content|lib)\//.test(from) && from !== to);
  const reachable = new Map(
    [...new Set(own.map(({ from }) => from))].map((file) => [file, reach([file], own)]),
  );
  const circleOf = (file: string) =>
    [...(reachable.get(file) ?? [])].filter((other) => other !== file && reachable.get(other)?.has(file));
  const found = [...reachable.keys()].flatMap((file) => {
    const others = circleOf(file);
    return others.length > 0 ? [[file, ...others].sort().join(', ')] : [];
  });
  return [...new Set(found)].map((files) => `these files import each other in a circle: ${files}`);
}

/** All violations of the module boundaries, in words. */
export function brokenBoundaries(imports: readonly Import[]): string[] {
  const each = imports.flatMap((one) =>
    [climbs, showsLater, readsByItself, importsTestCode].flatMap((fault) => fault(one) ?? []),
  );
  const all = [
    ...each,
    ...circles(imports),
    ...roomsWithoutPlace(imports),
    ...privateOnPublicPages(imports),
    ...unusedPermissions(imports),
  ];
  return [...new Set(all)];
}
