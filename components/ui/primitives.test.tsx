import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccordionItem, AccordionTrigger } from './accordion';
import { Alert } from './alert';
import { Button } from './button';
import { Card } from './card';
import { FieldError } from './field';
import { Input } from './input';
import { FileInput } from './private/file-input';
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

describe('a card and an alert', () => {
  it('keep the meaning of what they are made of', () => {
    const item = drawn(
      <Card asChild size="sm">
        <li>One</li>
      </Card>,
    );
    expect(item).toMatch(/^<li class="rounded-card [^"]*p-5">One<\/li>$/);
  });

  it('are read when one comes to them, not before everything else', () => {
    expect(drawn(<Alert variant="warm">In danger, call 112.</Alert>)).not.toContain('role=');
    expect(drawn(<Alert role="alert">Not sent.</Alert>)).toContain('role="alert"');
  });
});

describe('controls', () => {
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
