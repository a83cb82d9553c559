/** Somebody whom the palette offers. */
export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  /** What tells two people of one name apart: an email address for admins, nothing for therapists. */
  readonly note: string;
  /** Page about them. */
  readonly href: string;
};

/** Address that answers the palette. */
export const peopleAddress = '/api/people';

/** People that one answer names. */
export const mostFound = 8;

/** People of whom the palette offers the last opened ones before anything is typed. */
export const mostRecent = 4;
