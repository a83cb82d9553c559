/** The register whose entries allow the protected title (Rehabilitation Council of India Act 1992, section 13). */
export const titleRegister = 'RCI';

/**
 * Characters that nobody sees; a title written with them reads like one without. The database removes the same ones.
 */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;

const protectedTitle = /clinical[^\p{L}\p{N}]{0,3}psychologist/iu;

/** Whether the words call somebody a clinical psychologist, in any spacing and even in full-width letters. */
export function claimsProtectedTitle(words: string): boolean {
  return protectedTitle.test(words.normalize('NFKC').replace(invisible, ''));
}

type TitledFields = {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly specialization: readonly string[];
};

/** The message at each field whose words claim the protected title, by the field's name. */
export function unprovenFields({
  name,
  title,
  bio,
  specialization,
}: TitledFields): Readonly<Record<string, string>> {
  const fields = { name, title, specialization: specialization.join('\n'), bio };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, words]) =>
      claimsProtectedTitle(words) ? [[field, titleMessages.unproven]] : [],
    ),
  );
}

export const titleMessages = {
  unproven:
    'Only people on the RCI register may be called Clinical Psychologist. Enter and check a register number that has not run out first, or leave the word “Clinical” away.',
} as const;
