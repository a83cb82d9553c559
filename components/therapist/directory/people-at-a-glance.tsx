import { GlanceCard } from '@/components/therapist/directory/glance-card';
import { ListNote } from '@/components/therapist/directory/list-note';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { TherapistCard } from '@/lib/therapist/directory/queries';

/**
 * The way to people from the home page: a search, and a few of them with fee and next free time; two on phones, where
 * more would push away how it works.
 */
export function PeopleAtAGlance({ therapists }: { readonly therapists: readonly TherapistCard[] }) {
  return (
    <section
      aria-labelledby="people"
      className="container-page space-y-5 pb-8 sm:space-y-6 sm:pb-16 lg:pb-24"
    >
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-2">
        <div className="space-y-2">
          <h2 id="people">People you can talk to</h2>
          <p className="text-muted-foreground sm:text-lead">With fees and next free times.</p>
          <ListNote people={therapists} />
        </div>
        <search>
          <form action="/professionals" className="grid gap-1.5">
            <Label htmlFor="people-search">What is it about, in which language, up to which fee?</Label>
            <span className="flex gap-2">
              <Input
                id="people-search"
                name="q"
                type="search"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                placeholder="anxiety Hindi ₹1,500"
              />
              <Button type="submit">Search</Button>
            </span>
          </form>
        </search>
      </div>
      {therapists.length > 0 ? (
        <ul className="grid gap-3 max-md:[&>:nth-child(n+3)]:hidden md:grid-cols-2 md:gap-4 lg:grid-cols-4">
          {therapists.map((therapist) => (
            <li key={therapist.slug}>
              <GlanceCard therapist={therapist} />
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <Button asChild>
          <a href="/professionals">See all therapists</a>
        </Button>
      </p>
    </section>
  );
}
