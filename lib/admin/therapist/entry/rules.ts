/** Kind of the form token with which a new entry is sent: its key is the entry's id. */
export const newEntryFormKind = 'new-therapist';
