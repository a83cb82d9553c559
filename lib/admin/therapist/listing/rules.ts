/** Kind of the form token of a new listing: its key becomes the listing's id. */
export const newListingFormKind = 'new-therapist';
