import { createElement } from 'react';
import { pageFile } from '../../pages';

export const dynamic = 'force-dynamic';

const trees = new Map();

function treeOf(page) {
  const tree = trees.get(page) ?? JSON.parse(pageFile(`${page}.json`));
  trees.set(page, tree);
  return tree;
}

function rendered(markup) {
  if (typeof markup === 'string') return markup;
  const [name, attributes, ...inside] = markup;
  return createElement(name, attributes, ...inside.map(rendered));
}

/** The same elements, rendered anew for each visit, without data or components. */
export default async function Page({ params }) {
  const { page } = await params;
  return createElement('div', null, ...treeOf(page).map(rendered));
}
