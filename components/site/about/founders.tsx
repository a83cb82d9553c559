import { Drawing } from '@/components/illustration/drawing';
import { founders } from '@/content/about/about';

/** The founders' stories. The drawn portraits stand in for photographs and say so. */
export function Founders() {
  return (
    <ul className="grid gap-12 lg:grid-cols-2">
      {founders.map(({ portrait, name, role, story }) => (
        <li key={name} className="grid items-start gap-6 sm:grid-cols-[11rem_1fr]">
          <figure className="max-sm:max-w-44">
            <Drawing name={`founder-${portrait}`} className="h-auto w-full" />
            <figcaption className="mt-2 text-muted-foreground text-small">
              Drawn placeholder. A photograph will follow.
            </figcaption>
          </figure>
          <div className="space-y-3">
            <h3>{name}</h3>
            <p className="text-muted-foreground">{role} · sample profile</p>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
