/** A page of a workspace that the navigation lists. */
export type Room = {
  readonly href: string;
  readonly label: string;
};

/** Pictures of sections, by name: the list of sections travels from the server to the browser as plain data. */
export type SectionIcon =
  | 'home'
  | 'calendar'
  | 'people'
  | 'messages'
  | 'requests'
  | 'money'
  | 'care'
  | 'practice'
  | 'directory'
  | 'content'
  | 'system'
  | 'account';

/** A group of pages with one entry in the sidebar; its own address is that of its first page. */
export type Section = Room & {
  readonly icon: SectionIcon;
  /** The pages of the section, the first one among them; none for a section of one page. */
  readonly rooms?: readonly Room[];
  /** Whether the section stands behind "More" on phones, although there is room for it. */
  readonly later?: boolean;
  /** Opens the section when typed after "g"; one of a workspace's sections each. */
  readonly letter?: string;
};

/** Numbers beside links, by address; an address without a number is not in it. */
export type Counts = Readonly<Record<string, number>>;

/** What one signed-in person finds around every page. */
export type Workspace = {
  readonly sections: readonly Section[];
  readonly counts: Counts;
  /** What can be begun from every page; a workspace without them has no palette. */
  readonly tasks?: readonly Room[];
};

const mostInBar = 4;

/** The sections that a phone shows at the lower edge; the others are behind "More". */
export function sectionsInBar(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ later }) => !later).slice(0, mostInBar);
}

const roomsOf = (section: Section): readonly Room[] => section.rooms ?? [section];

/** Whether a page lies at this address or below it. */
const holds = (href: string, here: string) => here === href || here.startsWith(`${href}/`);

/** The section and the room of a page: the room with the longest address that holds it. */
export function placeIn(
  sections: readonly Section[],
  here: string,
): { readonly section: Section; readonly room: Room } | null {
  return (
    sections
      .flatMap((section) => roomsOf(section).map((room) => ({ section, room })))
      .filter(({ room }) => holds(room.href, here))
      .toSorted((a, b) => b.room.href.length - a.room.href.length)[0] ?? null
  );
}

/** The value of `aria-current` of a link: the page itself, or something that holds it. */
export function currentOf(href: string, here: string, inside: boolean): 'page' | 'true' | undefined {
  if (here === href) return 'page';
  return inside ? 'true' : undefined;
}

/** What waits in all rooms of a section. */
export function countIn(section: Section, counts: Counts): number {
  return roomsOf(section).reduce((sum, { href }) => sum + (counts[href] ?? 0), 0);
}
