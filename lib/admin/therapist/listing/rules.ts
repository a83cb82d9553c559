/** Kind of the form token of a new listing: its key becomes the listing's id. */
export const newListingFormKind = 'new-therapist';

export const listingLabels = {
  name: 'Name',
  title: 'Title',
  slug: 'Address of the page',
  email: 'Email for messages',
  location: 'City, or “Online”',
  availability: 'Availability',
  specialization: 'Specialisations',
  languages: 'Languages',
  video: 'By video',
  phone: 'By phone',
  inPerson: 'In person',
  sessionRate: 'Fee for one session, in ₹',
  yearsOfExperience: 'Years of experience',
  gender: 'Gender',
  displayOrder: 'Place in the directory',
  approaches: 'Ways of working',
  clientGroups: 'Client groups',
  affirming: 'LGBTQIA+ affirming',
  lowestFee: 'Lowest fee of a sliding scale, in ₹',
  degrees: 'Degrees',
  linkedin: 'LinkedIn',
  bio: 'About the therapist',
  firstWords: 'First words',
  firstSession: 'How a first session runs',
  acceptingNewClients: 'Welcomes new clients',
} as const;

type ListingValues = {
  readonly [F in 'name' | 'title' | 'slug' | 'email' | 'location' | 'availability' | 'bio']: string;
} & {
  readonly [F in
    | 'specialization'
    | 'languages'
    | 'modes'
    | 'approaches'
    | 'clientGroups'
    | 'degrees']: readonly string[];
} & {
  readonly [F in 'linkedin' | 'gender' | 'firstWords' | 'firstSession']: string | null;
} & {
  readonly affirming: boolean;
  readonly acceptingNewClients: boolean;
  readonly yearsOfExperience: number | null;
  readonly displayOrder: number;
  /** Rupees with two decimals. */
  readonly sessionRate: string | null;
  readonly lowestFee: string | null;
};

const box = (ticked: boolean) => (ticked ? 'on' : '');
const lines = (items: readonly string[]) => items.join('\n');

export function listingShown(row: ListingValues): Readonly<Record<keyof typeof listingLabels, string>> {
  return {
    name: row.name,
    title: row.title,
    slug: row.slug,
    email: row.email,
    location: row.location,
    availability: row.availability,
    specialization: lines(row.specialization),
    languages: lines(row.languages),
    video: box(row.modes.includes('video')),
    phone: box(row.modes.includes('phone')),
    inPerson: box(row.modes.includes('in_person')),
    sessionRate: row.sessionRate ?? '',
    yearsOfExperience: row.yearsOfExperience === null ? '' : String(row.yearsOfExperience),
    gender: row.gender ?? '',
    displayOrder: String(row.displayOrder),
    approaches: lines(row.approaches),
    clientGroups: lines(row.clientGroups),
    affirming: box(row.affirming),
    lowestFee: row.lowestFee ?? '',
    degrees: lines(row.degrees),
    linkedin: row.linkedin ?? '',
    bio: row.bio,
    firstWords: row.firstWords ?? '',
    firstSession: row.firstSession ?? '',
    acceptingNewClients: box(row.acceptingNewClients),
  };
}

const ticks: ReadonlySet<string> = new Set([
  'video',
  'phone',
  'inPerson',
  'affirming',
  'acceptingNewClients',
]);

export function listingWords(name: string, value: string): string {
  if (!ticks.has(name)) return value;
  return value === 'on' ? 'Yes' : 'No';
}
