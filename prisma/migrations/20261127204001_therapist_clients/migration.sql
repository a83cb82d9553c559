-- Who a therapist's clients are, with the name under which their list shows them, so that a part of the list is read in
-- the order of an index and not by looking up everybody's name. The rule is that of `clientIdsOf`
-- (lib/care/session/access.ts), without people whose account is closed. Triggers keep it, in the transaction of each change.
CREATE TABLE "therapist_clients" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "sort_name" TEXT NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED,

    CONSTRAINT "therapist_clients_pkey" PRIMARY KEY ("id")
);

-- CreateIndex: the name rides along, so a part of the list reads the index alone.
CREATE INDEX "therapist_clients_therapist_id_sort_name_client_id_name_idx"
  ON "therapist_clients"("therapist_id", "sort_name", "client_id", "name");

CREATE INDEX "therapist_clients_client_id_idx" ON "therapist_clients"("client_id");
CREATE UNIQUE INDEX "therapist_clients_therapist_id_client_id_key" ON "therapist_clients"("therapist_id", "client_id");

ALTER TABLE "therapist_clients" ADD CONSTRAINT "therapist_clients_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_clients" ADD CONSTRAINT "therapist_clients_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What makes somebody a client, one row for each reason.
CREATE VIEW therapist_client_reasons WITH (security_invoker = true) AS
  SELECT therapist_id, client_id FROM therapy_sessions
  UNION ALL SELECT therapist_id, client_id FROM therapy_plans
  UNION ALL SELECT therapist_id, client_id FROM therapist_contact_requests WHERE answered_at IS NOT NULL AND client_id IS NOT NULL
  UNION ALL SELECT to_therapist_id, client_id FROM handovers WHERE answer = 'accepted';

-- A known client is locked, so that nobody takes them off the list for want of a reason while this transaction adds one.
-- For a new one the account and the name are locked: closing it, or a new name, waits and then finds the row. Rows are
-- taken in order, so that two writers do not wait in a circle.
CREATE FUNCTION list_clients(therapists uuid[], clients uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM therapist_clients c JOIN unnest(therapists, clients) AS pair (therapist_id, client_id) USING (therapist_id, client_id)
    ORDER BY c.therapist_id, c.client_id FOR KEY SHARE OF c;
  INSERT INTO therapist_clients AS c (therapist_id, client_id, name)
  SELECT pair.therapist_id, p.id, p.first_name || ' ' || p.last_name
  FROM (SELECT DISTINCT therapist_id, client_id FROM unnest(therapists, clients) AS given (therapist_id, client_id)) pair
  JOIN profiles p ON p.id = pair.client_id
  JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
  WHERE pair.therapist_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM therapist_clients k WHERE k.therapist_id = pair.therapist_id AND k.client_id = pair.client_id)
  ORDER BY pair.therapist_id, p.id
  FOR SHARE OF p, u
  ON CONFLICT (therapist_id, client_id) DO UPDATE SET name = excluded.name;
END
$$;

-- Takes off the list who has no reason left. The look at the reasons comes after the lock, so it sees what others added
-- before they let go of it.
CREATE FUNCTION unlist_clients(therapists uuid[], clients uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM therapist_clients c JOIN unnest(therapists, clients) AS pair (therapist_id, client_id) USING (therapist_id, client_id)
    ORDER BY c.therapist_id, c.client_id FOR UPDATE OF c;
  DELETE FROM therapist_clients c USING unnest(therapists, clients) AS pair (therapist_id, client_id)
  WHERE c.therapist_id = pair.therapist_id AND c.client_id = pair.client_id
    AND NOT EXISTS (
      SELECT FROM therapist_client_reasons r WHERE r.therapist_id = pair.therapist_id AND r.client_id = pair.client_id);
END
$$;

CREATE FUNCTION list_clients_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  therapists uuid[];
  clients uuid[];
BEGIN
  IF TG_TABLE_NAME = 'handovers' THEN
    SELECT array_agg(to_therapist_id), array_agg(client_id) INTO therapists, clients FROM changed WHERE answer = 'accepted';
  ELSIF TG_TABLE_NAME = 'therapist_contact_requests' THEN
    SELECT array_agg(therapist_id), array_agg(client_id) INTO therapists, clients FROM changed
    WHERE answered_at IS NOT NULL AND client_id IS NOT NULL;
  ELSE
    SELECT array_agg(therapist_id), array_agg(client_id) INTO therapists, clients FROM changed;
  END IF;
  IF therapists IS NOT NULL THEN
    PERFORM list_clients(therapists, clients);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION unlist_clients_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  therapists uuid[];
  clients uuid[];
BEGIN
  IF TG_TABLE_NAME = 'handovers' THEN
    SELECT array_agg(to_therapist_id), array_agg(client_id) INTO therapists, clients FROM changed;
  ELSE
    SELECT array_agg(therapist_id), array_agg(client_id) INTO therapists, clients FROM changed WHERE client_id IS NOT NULL;
  END IF;
  IF therapists IS NOT NULL THEN
    PERFORM unlist_clients(therapists, clients);
  END IF;
  RETURN NULL;
END
$$;

-- A row that becomes a reason, or is one no more, or moves to somebody else.
CREATE FUNCTION list_client_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'handovers' THEN
    IF NEW.answer = 'accepted' THEN
      PERFORM list_clients(ARRAY[NEW.to_therapist_id], ARRAY[NEW.client_id]);
    END IF;
    IF OLD.answer = 'accepted' AND (NEW.answer, NEW.to_therapist_id, NEW.client_id) IS DISTINCT FROM (OLD.answer, OLD.to_therapist_id, OLD.client_id) THEN
      PERFORM unlist_clients(ARRAY[OLD.to_therapist_id], ARRAY[OLD.client_id]);
    END IF;
  ELSIF TG_TABLE_NAME = 'therapist_contact_requests' THEN
    IF NEW.answered_at IS NOT NULL AND NEW.client_id IS NOT NULL THEN
      PERFORM list_clients(ARRAY[NEW.therapist_id], ARRAY[NEW.client_id]);
    END IF;
    IF OLD.answered_at IS NOT NULL AND OLD.client_id IS NOT NULL
      AND (NEW.answered_at IS NULL OR (NEW.therapist_id, NEW.client_id) IS DISTINCT FROM (OLD.therapist_id, OLD.client_id)) THEN
      PERFORM unlist_clients(ARRAY[OLD.therapist_id], ARRAY[OLD.client_id]);
    END IF;
  ELSIF (NEW.therapist_id, NEW.client_id) IS DISTINCT FROM (OLD.therapist_id, OLD.client_id) THEN
    PERFORM list_clients(ARRAY[NEW.therapist_id], ARRAY[NEW.client_id]);
    PERFORM unlist_clients(ARRAY[OLD.therapist_id], ARRAY[OLD.client_id]);
  END IF;
  RETURN NULL;
END
$$;

-- Once for each statement that adds or deletes, however many rows it does; for each row that moves.
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN
    SELECT * FROM (VALUES
      ('therapy_sessions', 'therapist_id, client_id'),
      ('therapy_plans', 'therapist_id, client_id'),
      ('therapist_contact_requests', 'therapist_id, client_id, answered_at'),
      ('handovers', 'to_therapist_id, client_id, answer')) AS sources (name, columns)
  LOOP
    EXECUTE format('CREATE TRIGGER %s AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION list_clients_of_rows()', source.name || '_list_clients', source.name);
    EXECUTE format('CREATE TRIGGER %s AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION unlist_clients_of_rows()', source.name || '_unlist_clients', source.name);
    EXECUTE format('CREATE TRIGGER %s AFTER UPDATE OF %s ON %I
      FOR EACH ROW EXECUTE FUNCTION list_client_of_row()', source.name || '_move_clients', source.columns, source.name);
  END LOOP;
END
$$;

CREATE FUNCTION rename_listed_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE therapist_clients SET name = NEW.first_name || ' ' || NEW.last_name WHERE client_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER profiles_rename_listed_client AFTER UPDATE OF first_name, last_name ON profiles FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION rename_listed_client();

CREATE FUNCTION list_client_with_open_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  therapists uuid[];
  clients uuid[];
BEGIN
  IF NEW.disabled_at IS NOT NULL THEN
    DELETE FROM therapist_clients c USING profiles p WHERE p.user_id = NEW.id AND c.client_id = p.id;
    RETURN NULL;
  END IF;
  SELECT array_agg(r.therapist_id), array_agg(r.client_id) INTO therapists, clients
  FROM profiles p JOIN therapist_client_reasons r ON r.client_id = p.id WHERE p.user_id = NEW.id;
  IF therapists IS NOT NULL THEN
    PERFORM list_clients(therapists, clients);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_list_client AFTER UPDATE OF disabled_at ON users FOR EACH ROW
  WHEN ((OLD.disabled_at IS NULL) <> (NEW.disabled_at IS NULL)) EXECUTE FUNCTION list_client_with_open_account();

INSERT INTO therapist_clients (therapist_id, client_id, name)
SELECT DISTINCT r.therapist_id, p.id, p.first_name || ' ' || p.last_name
FROM therapist_client_reasons r JOIN profiles p ON p.id = r.client_id JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL;
