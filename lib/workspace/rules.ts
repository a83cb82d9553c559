export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  /** Tells two people with one name apart: an email address for admins, nothing for therapists. */
  readonly note: string;
  readonly href: string;
  /** The viewer has opened their record lately. */
  readonly opened: boolean;
};

export const peopleAddress = '/api/people';

export const mostFound = 8;

/** Most recently opened people that the palette offers before any typing. */
export const mostRecent = 4;

/** Most clients of a therapist that the palette holds, so that a name answers without a wait. */
export const mostKnown = 300;
