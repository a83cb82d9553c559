import { FounderPortrait } from '@/components/about/founder-portrait';
import { founders } from '@/content/about/about';

/** The founders' stories. The drawn portraits keep the place for photographs and say so. */
export function Founders() {
  return (
    <ul className="grid gap-12 lg:grid-cols-2">
      {founders.map(({ portrait, name, role, story }) => (
        <li key={name} className="grid items-start gap-6 sm:grid-cols-[11rem_1fr]">
          <figure className="max-sm:max-w-44">
            <FounderPortrait who={portrait} className="h-auto w-full" />
            <figcaption className="mt-2 text-ink-soft text-small">
              Drawn placeholder. A photograph will stand here.
            </figcaption>
          </figure>
          <div className="space-y-3">
            <h3>{name}</h3>
            <p className="text-ink-soft">{role} · sample profile</p>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
