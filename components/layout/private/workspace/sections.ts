/** A page of a workspace that the navigation lists. */
export type NavigationPage = {
  readonly href: string;
  readonly label: string;
  /** The address of pages that belong to this one and lie elsewhere. */
  readonly also?: string;
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
export type Section = NavigationPage & {
  readonly icon: SectionIcon;
  /** The pages of the section, the first one among them; none for a section of one page. */
  readonly pages?: readonly NavigationPage[];
  /** Whether the section is behind "More" on phones, although there is space for it. */
  readonly later?: boolean;
  /** Opens the section when typed after "g"; one of a workspace's sections each. */
  readonly letter?: string;
};

/** Numbers beside links, by address; an address without a number is not in it. */
export type Counts = Readonly<Record<string, number>>;

/** The frame of one signed-in person's pages. */
export type Workspace = {
  readonly sections: readonly Section[];
  readonly counts: Counts;
  /** Tasks that every page can begin; a workspace without them has no palette. */
  readonly tasks?: readonly NavigationPage[];
  /** The same for one client: the label ends before their name, the address holds `:client` in place of their id. */
  readonly clientTasks?: readonly NavigationPage[];
};

const mostInBar = 4;

/** The sections that a phone shows at the lower edge; the others are behind "More". */
export function sectionsInBar(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ later }) => !later).slice(0, mostInBar);
}

const pagesOf = (section: Section): readonly NavigationPage[] => section.pages ?? [section];

/** Whether a page lies at this address or below it. */
const holds = (href: string, here: string) => here === href || here.startsWith(`${href}/`);

/** The section and the listed page of an address: the one with the longest address that contains it. */
export function findPage(
  sections: readonly Section[],
  here: string,
): { readonly section: Section; readonly page: NavigationPage } | null {
  return (
    sections
      .flatMap((section) =>
        pagesOf(section).flatMap((page) =>
          [page.href, ...(page.also ? [page.also] : [])].map((at) => ({ section, page, at })),
        ),
      )
      .filter(({ at }) => holds(at, here))
      .toSorted((a, b) => b.at.length - a.at.length)[0] ?? null
  );
}

/** The value of `aria-current` of a link: the page itself, or something that holds it. */
export function currentOf(href: string, here: string, inside: boolean): 'page' | 'true' | undefined {
  if (here === href) return 'page';
  return inside ? 'true' : undefined;
}

export function countIn(section: Section, counts: Counts): number {
  return pagesOf(section).reduce((sum, { href }) => sum + (counts[href] ?? 0), 0);
}
