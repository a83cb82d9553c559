-- The number of people for whom a kind of session is. Every kind so far is for one.
ALTER TABLE "session_kinds" ADD COLUMN "people_from" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "people_to" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE session_kinds ADD CONSTRAINT session_kinds_people_range CHECK (
  1 <= people_from AND people_from <= people_to AND people_to <= 8);
