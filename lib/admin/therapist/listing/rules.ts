/** Kind of the form token of a new entry: its key becomes the entry's id. */
export const newListingFormKind = 'new-therapist';
