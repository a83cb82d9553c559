/** Kind of the form token: its key becomes the version's id, so that a form sent twice saves one version. */
export const contentFormKind = 'content';

export const contentMessages = {
  saved: 'Saved as a draft. Look at it, then publish it.',
  published: 'Published. Every page shows it with the next view.',
  restored: 'Brought back as a new version. Every page shows it with the next view.',
  rowsChanged: 'Nothing is saved yet. Save when the rows are as you want them.',
  unchanged: 'Nothing was changed, so there is nothing to save.',
  stale: 'A newer version was saved meanwhile, perhaps in another tab. Please reload the page and try again.',
  taken: 'Another entry has this address already. Please choose another one',
  alreadyPublic: 'This version is public already.',
  older: 'A newer version is public. Bring this one back instead.',
  misfit: 'This version no longer fits what the pages can show. Edit it and save it again.',
  gone: 'This is not there any more.',
  checked: 'Noted. The crisis page shows today as the day of the last check.',
  draftWaits: 'A draft of this entry waits. Publish it or bring it up to date first.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export const contentHome = '/admin/content';

export function entryPage(kind: string, entry: string) {
  return `${contentHome}/${kind}/${entry}` as const;
}

export function versionPage(kind: string, entry: string, number: number) {
  return `${contentHome}/${kind}/${entry}/${number}` as const;
}

/** An address for a new entry, made from its name; a name in another script gives the kind alone. */
export function entryFrom(name: string, kind: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return slug === '' || slug === 'new' ? `${kind}-1` : slug;
}
