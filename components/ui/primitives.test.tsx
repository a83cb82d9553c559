import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccordionItem, AccordionTrigger } from './accordion';
import { Alert, AlertDescription, AlertTitle } from './alert';
import { Badge } from './badge';
import { BreadcrumbLink } from './breadcrumb';
import { Button } from './button';
import { Card, CardAction, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from './card';
import { ChoiceCard } from './choice-card';
import { Empty, EmptyDescription } from './empty';
import { FieldError } from './field';
import { Input } from './input';
import { PaginationLink, PaginationNext, PaginationPrevious } from './pagination';
import { FileInput } from './private/file-input';
import { SidebarMenuButton, SidebarMenuSubButton } from './private/sidebar';
import { Switch } from './private/switch';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './private/tabs';
import { RadioGroupItem } from './radio-group';
import { Table, TableBody, TableHead, TableRow } from './table';

const drawn = (element: ReactElement) => renderToStaticMarkup(element);

describe('a button', () => {
  it('sends no form unless it says so', () => {
    expect(drawn(<Button>Show</Button>)).toContain('type="button"');
    expect(drawn(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('that leads somewhere stays a link, with its own classes and attributes', () => {
    const link = drawn(
      <Button asChild variant="outline" className="mt-4" aria-label="Both">
        <a href="/login" className="shrink-0" aria-label="Own">
          Sign in
        </a>
      </Button>,
    );
    expect(link).toMatch(/^<a /);
    expect(link).not.toContain('type=');
    expect(link).toMatch(/class="[^"]*border-primary[^"]*mt-4 shrink-0"/);
    expect(link).toContain('href="/login"');
    expect(link).toContain('aria-label="Own"');
  });
});

it('buttons and badges have the looks that shadcn names', () => {
  expect(drawn(<Button variant="secondary">More</Button>)).toMatch(/bg-secondary text-secondary-foreground/);
  expect(drawn(<Button size="lg">Begin</Button>)).toMatch(/min-h-14/);
  expect(drawn(<Badge variant="outline">New</Badge>)).toMatch(/^<span class="[^"]*border border-input/);
});

describe('a card and an alert', () => {
  it('have the parts that shadcn names, which take classes and attributes', () => {
    const card = drawn(
      <Card asChild>
        <article>
          <CardHeader>
            <CardTitle asChild>
              <h3>Plan</h3>
            </CardTitle>
            <CardAction className="order-first">Active</CardAction>
          </CardHeader>
          <CardDescription>Since May</CardDescription>
          <CardContent role="status">Two of six</CardContent>
          <CardFooter id="steps">Book</CardFooter>
        </article>
      </Card>,
    );
    for (const part of [
      /<h3 class="text-h3">Plan<\/h3>/,
      /<div class="[^"]* order-first">Active/,
      /<p class="text-muted-foreground[^"]*">Since May/,
      /<div role="status" class="grid[^"]*">Two of six/,
      /<div id="steps" class="[^"]*">Book/,
    ]) {
      expect(card).toMatch(part);
    }
    const alert = drawn(
      <Alert>
        <AlertTitle>Not saved</AlertTitle>
        <AlertDescription>
          <p>Try again.</p>
        </AlertDescription>
      </Alert>,
    );
    expect(alert).toMatch(/<p class="font-semibold">Not saved<\/p><div class="[^"]*"><p>Try again/);
  });

  it('keep the meaning of what they are made of', () => {
    const item = drawn(
      <Card asChild size="sm">
        <li>One</li>
      </Card>,
    );
    expect(item).toMatch(/^<li class="rounded-card [^"]*p-pad">One<\/li>$/);
  });

  it('are read when one comes to them, not before everything else', () => {
    expect(drawn(<Alert variant="warm">In danger, call 112.</Alert>)).not.toContain('role=');
    expect(drawn(<Alert role="alert">Not sent.</Alert>)).toContain('role="alert"');
  });
});

describe('links of a path and of a list', () => {
  it('are anchors', () => {
    expect(drawn(<BreadcrumbLink href="/services">Services</BreadcrumbLink>)).toMatch(
      /^<a href="\/services" class="[^"]*text-link"/,
    );
    expect(drawn(<PaginationPrevious href="/p/1" />)).toMatch(
      /^<a rel="prev" href="\/p\/1".*<svg.*Previous<\/a>$/,
    );
    expect(drawn(<PaginationLink href="/p/2">2</PaginationLink>)).toMatch(/^<a href="\/p\/2"[^>]*>2<\/a>$/);
    const next = drawn(<PaginationNext href="/p/3" />);
    expect(next).toMatch(/^<a rel="next" [^>]*href="\/p\/3"[^>]*>Next<svg.*<\/a>$/);
  });
});

describe('controls', () => {
  it('an answer that is a button has the look of one that is chosen', () => {
    const answer = drawn(
      <ChoiceCard asChild className="sm:min-h-14">
        <button type="button">Never</button>
      </ChoiceCard>,
    );
    expect(answer).toMatch(
      /^<button class="flex [^"]*border-input sm:min-h-14" type="button">|^<button type="button" class="flex [^"]*border-input sm:min-h-14">/,
    );
    expect(drawn(<ChoiceCard state="invalid">Never</ChoiceCard>)).toMatch(
      /^<label class="[^"]*border-destructive/,
    );
  });

  it('post and open without scripts', () => {
    expect(drawn(<RadioGroupItem name="mode" value="video" />)).toMatch(/<input[^>]*type="radio"/);
    const toggle = drawn(<Switch name="mails" defaultChecked />);
    for (const part of ['type="checkbox"', 'role="switch"', 'name="mails"', 'checked=""']) {
      expect(toggle).toContain(part);
    }
    const disclosure = drawn(
      <AccordionItem name="questions">
        <AccordionTrigger>How much?</AccordionTrigger>
      </AccordionItem>,
    );
    expect(disclosure).toMatch(/^<details name="questions"[^>]*><summary/);
  });

  it('mark what is wrong by an attribute that styles and readers share', () => {
    expect(drawn(<Input aria-invalid name="email" />)).toContain('aria-invalid="true"');
    expect(drawn(<FieldError id="email-error">Enter an email.</FieldError>)).toContain('Error: </span>Enter');
    expect(drawn(<FieldError id="email-error" />)).toBe('');
  });

  it('of a file have the look of their button too', () => {
    expect(drawn(<FileInput name="cv" />)).toContain('file:bg-accent');
    expect(drawn(<Input name="name" />)).not.toContain('file:');
  });
});

it('the words in place of a list are a paragraph in a quiet box', () => {
  expect(
    drawn(
      <Empty>
        <EmptyDescription>No upcoming session.</EmptyDescription>
      </Empty>,
    ),
  ).toMatch(/^<div class="rounded-card [^"]*"><p class="text-muted-foreground">No upcoming session\.<\/p>/);
});

it('a row of the sidebar is the link that it is given', () => {
  const link = drawn(
    <SidebarMenuButton>
      <a href="/dashboard" className="gap-3">
        Home
      </a>
    </SidebarMenuButton>,
  );
  expect(link).toMatch(/^<a href="\/dashboard" class="tap [^"]* gap-3">Home<\/a>$/);
  expect(drawn(<SidebarMenuSubButton href="/dashboard/plans">Plans</SidebarMenuSubButton>)).toMatch(
    /^<a href="\/dashboard\/plans" class="tap [^"]*">Plans<\/a>$/,
  );
});

it('a table names its columns and rows', () => {
  const table = drawn(
    <Table>
      <TableBody>
        <TableRow>
          <TableHead>Points</TableHead>
          <TableHead scope="row">Mild</TableHead>
        </TableRow>
      </TableBody>
    </Table>,
  );
  expect(table).toMatch(/<th scope="col"[^>]*>Points<\/th><th scope="row"/);
});

it('all panels behind tabs are in the page, those that are not shown too', () => {
  const page = drawn(
    <Tabs defaultValue="one">
      <TabsList aria-label="Parts">
        <TabsTrigger value="one">One</TabsTrigger>
        <TabsTrigger value="two">Two</TabsTrigger>
      </TabsList>
      <TabsContent value="one">First words</TabsContent>
      <TabsContent value="two">Second words</TabsContent>
    </Tabs>,
  );
  expect(page).toContain('First words');
  expect(page).toMatch(/data-state="inactive"[^>]*tab-panel[^>]*>Second words/);
  expect(page).not.toContain('hidden');
  expect(page).toMatch(/role="tablist"[^>]*needs-script/);
});
