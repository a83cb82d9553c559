// What belongs to one role is hidden once the other one is chosen. By style alone, so it works without scripts; while
// nothing is chosen, and in a browser that does not know :has(), everything stands there and says whom it is for.

/** Seen by clients and by those who have not chosen. */
export const forClients = 'group-has-[input[value=therapist]:checked]/onboarding:hidden';

/** Seen by therapists and by those who have not chosen. */
export const forTherapists = 'group-has-[input[value=client]:checked]/onboarding:hidden';

/** Seen while nothing is chosen: says whom the words after it are for. */
export const whileOpen = `${forClients} ${forTherapists}`;
