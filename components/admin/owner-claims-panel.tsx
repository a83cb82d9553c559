import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { statedBy } from '@/content/site';
import { setOwnerClaims } from '@/lib/admin/setting/actions';
import type { Claims } from '@/lib/site/claims/kind';

const placesOf = ({ therapistRating, directory, footer, corporate }: Claims) => [
  { place: 'Sample profiles', words: [`${therapistRating.value} (${therapistRating.reviews} reviews)`] },
  { place: 'Directory', words: directory.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`) },
  { place: 'Footer of every page', words: footer },
  {
    place: 'Corporate wellness, page and brochure',
    words: corporate.map(({ figure, text }) => `${figure} ${text}`),
  },
];

type OwnerClaimsPanelProps = {
  readonly claims: Claims;
  readonly shown: boolean;
  readonly postTo: string;
};

export function OwnerClaimsPanel({ claims, shown, postTo }: OwnerClaimsPanelProps) {
  return (
    <Card asChild className="grid max-w-3xl content-start gap-5">
      <section aria-labelledby="owner-claims-title">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="owner-claims-title" className="text-h3">
            Owner’s claims
          </h2>
          <Badge variant={shown ? 'success' : 'muted'}>{shown ? 'Shown' : 'Hidden'}</Badge>
        </div>
        <p className="max-w-measure text-muted-foreground">
          {shown
            ? `The owner states these figures. No one has measured them. Each one is shown with the words “${statedBy}”. If you hide them, pages show measured figures, or none.`
            : 'These figures are hidden. The directory shows measured figures as soon as there are any.'}
        </p>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {placesOf(claims).map(({ place, words }) => (
            <div key={place} className="border-border border-l-4 pl-4">
              <dt className="font-semibold">{place}</dt>
              <dd className="text-muted-foreground">{words.join(' · ')}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/admin/content/claims/site" className="tap text-link">
            Edit this text
          </a>
        </p>
        <ButtonForm
          id="owner-claims"
          action={setOwnerClaims}
          postTo={postTo}
          fields={{ shown: shown ? 'no' : 'yes' }}
          label={shown ? 'Hide the owner’s claims' : 'Show the owner’s claims'}
        />
      </section>
    </Card>
  );
}
