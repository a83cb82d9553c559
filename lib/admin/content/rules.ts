/** Kind of the form token: its key becomes the version's id, so that a form sent twice saves one version. */
export const contentFormKind = 'content';

export const contentMessages = {
  saved: 'Saved as a draft. Preview it, then publish.',
  published: 'Published. Pages show it on the next visit.',
  restored: 'Restored as a new version. Pages show it on the next visit.',
  rowsChanged: 'Not saved yet. Save when you have finished editing the rows.',
  unchanged: 'There are no changes to save.',
  stale:
    'A newer version was saved in the meantime, perhaps in another tab. Please reload the page and try again.',
  taken: 'Another entry already has this address. Please choose another one',
  alreadyPublic: 'This version is already public.',
  older: 'A newer version is public. Restore this one instead.',
  misfit: 'The pages can no longer show this version. Edit it and save it again.',
  gone: 'This no longer exists.',
  checked: 'Noted. The crisis page shows today as the day of the last check.',
  draftWaits: 'This entry has a draft. Publish or update it first.',
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
