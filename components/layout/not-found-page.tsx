import { Drawing } from '@/components/illustration/drawing';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { urgentHelpPath } from '@/content/navigation';

/** product.md §2: 404, "Oops! Page not found", link to home; also a search and the link to urgent help. */
export function NotFoundWords() {
  return (
    <div className="section-space space-y-6">
      <p className="font-semibold text-muted-foreground">404</p>
      <h1>Oops! Page not found</h1>
      <p className="max-w-measure text-lead">
        The page may have moved, or the address may be wrong. None of your work is lost.
      </p>
      <search>
        <form action="/professionals" className="flex max-w-md flex-wrap gap-3">
          <Label htmlFor="not-found-search" className="w-full">
            Look for a therapist or a topic
          </Label>
          <Input id="not-found-search" name="q" type="search" maxLength={100} className="min-w-0 flex-1" />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p className="flex flex-wrap gap-x-6">
        <a href="/" className="tap text-link">
          Return to Home
        </a>
        <a href={urgentHelpPath} className="tap text-link">
          I need help urgently
        </a>
      </p>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <div className="container-page grid items-center md:grid-cols-2">
      <NotFoundWords />
      <Drawing name="lost-path" className="mx-auto w-full max-w-md pb-12" />
    </div>
  );
}
