// Style alone hides the other role's fields after a choice, so it works without scripts; in a browser without :has(),
// everything shows and says whom it is for.

/** Shown to clients and before a choice. */
export const forClients = 'group-has-[input[value=therapist]:checked]/onboarding:hidden';

/** Shown to therapists and before a choice. */
export const forTherapists = 'group-has-[input[value=client]:checked]/onboarding:hidden';

/** Shown once a role is chosen. */
export const onceChosen = 'group-not-has-[input[name=role]:checked]/onboarding:hidden';

/** Shown before a choice: says whom the following words are for. */
export const whileOpen = `${forClients} ${forTherapists}`;
