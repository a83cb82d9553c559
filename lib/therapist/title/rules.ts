/** The register whose entries allow "Clinical Psychologist" (Rehabilitation Council of India Act 1992, section 13). */
export const titleRegister = 'RCI';

/** Invisible characters, with which a title would read the same. The database removes the same ones. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;

const clinicalTitle = /clinical[^\p{L}\p{N}]{0,3}psychologist/iu;
const medicalTitle = /psychiatrist/iu;
/** Prose may call another person so. The database reads the same words (`claims_medical_title`). */
const medicalTitleInProse =
  /(?<![\p{L}\p{N}_])(?:(?:i am|i['’]m) an? (?:[\p{L}-]+ ){0,3}psychiatrist|as an? (?:[\p{L}-]+ ){0,3}psychiatrist,? i(?![\p{L}\p{N}_]))/iu;

/** A title with other spaces, full-width letters or invisible marks is the same title. */
const plain = (words: string) => words.normalize('NFKC').replace(invisible, '');

const claimsClinicalTitle = (words: string) => clinicalTitle.test(plain(words));

/** Whether the words call a person a psychiatrist; in prose, only the writer. */
export const claimsMedicalTitle = (words: string, prose: boolean): boolean =>
  (prose ? medicalTitleInProse : medicalTitle).test(plain(words));

/** Whether words that are not prose contain a protected title, in any spacing and even in full-width letters. */
export const claimsProtectedTitle = (words: string): boolean =>
  claimsClinicalTitle(words) || claimsMedicalTitle(words, false);

/** The same for prose, which may call another person a psychiatrist. */
export const claimsTitleInProse = (words: string): boolean =>
  claimsClinicalTitle(words) || claimsMedicalTitle(words, true);

type TitledFields = {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly specialization: readonly string[];
};

/** The error at each field whose words claim the protected title, by the field's name. */
export function unprovenFields({
  name,
  title,
  bio,
  specialization,
}: TitledFields): Readonly<Record<string, string>> {
  const fields = { name, title, specialization: specialization.join('\n'), bio };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, words]): [string, string][] => {
      if (claimsClinicalTitle(words)) return [[field, titleMessages.unproven]];
      return claimsMedicalTitle(words, field === 'bio') ? [[field, titleMessages.unprovenMedical]] : [];
    }),
  );
}

export const titleMessages = {
  unproven:
    'Only people on the RCI register may be called Clinical Psychologist. First enter and check a valid register number, or remove the word “Clinical”.',
  unprovenMedical:
    'Only people on the register of a medical council may be called Psychiatrist. First enter and check a valid NMC or State medical council number, or use another title.',
} as const;
