import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SectionPages } from '@/components/layout/private/workspace/section-pages';
import { WorkspaceShell } from '@/components/layout/private/workspace/workspace-shell';
import { AuthProvider } from '@/lib/account/session/use-auth';

const double = vi.hoisted(() => ({ here: '' }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => double.here,
}));

const section = (name: string, icon: 'home' | 'money' | 'people') => ({
  href: `/desk/${name}`,
  label: name,
  icon,
});
const sections = [
  { ...section('today', 'home') },
  {
    ...section('money', 'money'),
    pages: [
      { href: '/desk/money', label: 'payments' },
      { href: '/desk/offers', label: 'offers' },
    ],
  },
  { ...section('people', 'people'), later: true },
  section('care', 'people'),
  section('content', 'people'),
  section('system', 'people'),
];

beforeEach(() => {
  double.here = '/desk/offers/one';
});

const markup = (collapsed: boolean) =>
  renderToStaticMarkup(
    <AuthProvider account={{ name: 'Asha', dashboard: '/therapist-dashboard' }}>
      <WorkspaceShell
        workspace={{ sections, counts: { '/desk/money': 3, '/desk/people': 120 } }}
        collapsed={collapsed}
      >
        <SectionPages />
      </WorkspaceShell>
    </AuthProvider>,
  );
/** The links of each list, in order: the sidebar, the pages above the page, the bar, and what its "More" opens. */
function links(html: string): readonly string[] {
  return [...html.matchAll(/<a [^>]*href="\/desk\/([a-z]+)"/g)].map(([, name]) => name ?? '');
}

it('lists all sections with the pages of the present one, and four sections on phones with the pages of the others', () => {
  const all = ['today', 'money', 'money', 'offers', 'people', 'care', 'content', 'system'];
  const phone = [...['today', 'money', 'care', 'content'], ...['people', 'system']];
  expect(links(markup(false))).toEqual([...all, ...phone]);
});

it('puts the pages of a section above the first of each, not above what lies below one', () => {
  double.here = '/desk/offers';
  expect(links(markup(false)).slice(8, 10)).toEqual(['money', 'offers']);
});

it('marks the section and the page that hold the present one, and nothing else', () => {
  const marked = [...markup(false).matchAll(/<a [^>]*href="([^"]+)" aria-current="([^"]+)"/g)];
  expect(new Set(marked.map(([, href, value]) => `${href} ${value}`))).toEqual(
    new Set(['/desk/money true', '/desk/offers true']),
  );
  double.here = '/desk/offers';
  expect(markup(false)).toContain('href="/desk/offers" aria-current="page"');
});

it('says in words what waits, up to a number that fits', () => {
  expect(markup(false)).toContain('3<span class="sr-only"> waiting</span>');
  expect(markup(false)).toContain('99+<span class="sr-only"> waiting</span>');
});

it('comes from the server as narrow as it was left', () => {
  expect(markup(true)).toContain('aria-expanded="false"');
  expect(markup(false)).toContain('aria-expanded="true"');
  // The narrow list has no pages below its sections.
  expect(links(markup(true)).slice(0, 6)).toEqual(['today', 'money', 'people', 'care', 'content', 'system']);
});
