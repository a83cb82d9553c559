import { Drawing } from '@/components/illustration/drawing';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/class-names';
import { When } from '@/components/ui/format';
import type { Article } from '@/lib/site/article/schema';

/** One article in a list. `wide` puts picture and words side by side, for the featured article. */
export function ArticleCard({ article, wide = false }: { article: Article; wide?: boolean }) {
  return (
    <Card
      asChild
      variant="raised"
      size="flush"
      className={cn(
        'group relative flex h-full flex-col overflow-hidden focus-within:shadow-float hover:shadow-float',
        wide && 'md:grid md:grid-cols-[1fr_1.25fr]',
      )}
    >
      <article>
        <div className={cn('grid place-items-center bg-muted p-5', wide && 'md:p-8')}>
          <Drawing
            name={article.picture}
            className={wide ? 'h-auto w-full max-w-72' : 'h-40 w-full object-contain'}
          />
        </div>
        <div className={cn('flex grow flex-col p-6', wide && 'md:justify-center md:p-10')}>
          <p className="flex flex-wrap gap-x-3 font-semibold text-warm-strong text-small">
            {article.featured ? <span>Featured</span> : null}
            <span className={article.featured ? 'text-muted-foreground' : undefined}>{article.category}</span>
          </p>
          <h3 className={cn('mt-2', wide && 'md:text-h2')}>
            <a href={`/blog/${article.slug}`} className="after:absolute after:inset-0 group-hover:underline">
              {article.title}
            </a>
          </h3>
          <p className={cn('mt-3 text-muted-foreground', wide && 'text-lead')}>{article.excerpt}</p>
          <p className="mt-auto pt-4 text-muted-foreground text-small">
            {article.author}&nbsp;·{' '}
            <span className="whitespace-nowrap">
              <When at={article.date} />
              &nbsp;·
            </span>{' '}
            <span className="whitespace-nowrap">{article.readTime} min read</span>
          </p>
        </div>
      </article>
    </Card>
  );
}
