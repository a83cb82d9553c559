export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  /** Tells two people with one name apart: an email address for admins, nothing for therapists. */
  readonly note: string;
  readonly href: string;
};

export const peopleAddress = '/api/people';

export const mostFound = 8;

/** Most recently opened people that the palette offers before any typing. */
export const mostRecent = 4;
