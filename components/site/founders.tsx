import { Drawing } from '@/components/illustration/drawing';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Founders as Content } from '@/lib/site/people/kind';

/** The founders' stories. @param sample whether they are invented */
export function Founders({ founders, sample }: Content & { readonly sample: boolean }) {
  return (
    <ul className="grid gap-12 lg:grid-cols-2">
      {sample ? (
        <li className="-mb-8 lg:col-span-2">
          <SampleMark words="Sample data" ground="warm" />
        </li>
      ) : null}
      {founders.map(({ portrait, name, role, story }) => (
        <li
          key={name}
          className={portrait === 'none' ? '' : 'grid items-start gap-6 sm:grid-cols-[11rem_1fr]'}
        >
          {portrait === 'none' ? null : (
            <Drawing name={`founder-${portrait}`} className="h-auto w-full max-sm:max-w-44" />
          )}
          <div className="space-y-3">
            <h3>{name}</h3>
            <p className="text-muted-foreground">{role}</p>
            {story.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
