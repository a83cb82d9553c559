-- A second wall behind the conditions of the code: whoever reads as antarman_member sees, of the tables below, only what
-- belongs to the person whom the transaction names (lib/server/db/read-as.ts). Without a name that is nothing. The role
-- has no right on any other table. The product's own role (antarman_app) works for everybody and sees all rows.

CREATE FUNCTION current_person() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.person', true), '')::uuid
$$;
-- These two look people up by the rights of the tables' owner, so that a policy never waits for another policy.
CREATE FUNCTION current_profile() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM public.profiles WHERE user_id = public.current_person()
$$;
CREATE FUNCTION current_therapist() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM public.therapists WHERE user_id = public.current_person()
$$;

-- Conversations: the two people of one. The house's side of a conversation is read by the team, not as a member.
ALTER TABLE message_threads ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON message_threads TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON message_threads FOR SELECT TO antarman_member USING (
  client_id = (SELECT current_profile()) OR member_id = (SELECT current_profile())
  OR therapist_id = (SELECT current_therapist()));
ALTER TABLE thread_messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON thread_messages TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON thread_messages FOR SELECT TO antarman_member USING (
  EXISTS (SELECT FROM message_threads t WHERE t.id = thread_id));
ALTER TABLE therapist_contact_requests ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON therapist_contact_requests TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON therapist_contact_requests FOR SELECT TO antarman_member USING (
  client_id = (SELECT current_profile()) OR therapist_id = (SELECT current_therapist()));
-- Of files only where those of one's own conversations lie.
ALTER TABLE stored_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON stored_files TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON stored_files FOR SELECT TO antarman_member USING (
  EXISTS (SELECT FROM thread_messages m WHERE m.file_id = stored_files.id));

-- Notes: their author alone.
ALTER TABLE notebooks ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON notebooks TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON notebooks FOR SELECT TO antarman_member USING (therapist_id = (SELECT current_therapist()));
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON notes TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON notes FOR SELECT TO antarman_member USING (therapist_id = (SELECT current_therapist()));
ALTER TABLE note_versions ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON note_versions TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON note_versions FOR SELECT TO antarman_member USING (
  EXISTS (SELECT FROM notes n WHERE n.id = note_id));

-- Results of questionnaires: the client, and the therapist to whom they show one.
ALTER TABLE assessments ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON assessments TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON assessments FOR SELECT TO antarman_member USING (
  client_id = (SELECT current_profile()) OR shared_with_therapist_id = (SELECT current_therapist()));

ALTER TABLE notices ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON notices TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON notices FOR SELECT TO antarman_member USING (user_id = (SELECT current_person()));

-- Money: who paid, and the therapist who was paid.
ALTER TABLE transactions ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON transactions TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON transactions FOR SELECT TO antarman_member USING (
  client_id = (SELECT current_profile()) OR therapist_id = (SELECT current_therapist()));
ALTER TABLE payment_submissions ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON payment_submissions TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON payment_submissions FOR SELECT TO antarman_member USING (
  client_id = (SELECT current_profile()) OR therapist_id = (SELECT current_therapist()));
ALTER TABLE receipts ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON receipts TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON receipts FOR SELECT TO antarman_member USING (
  EXISTS (SELECT FROM transactions t WHERE t.id = transaction_id));
ALTER TABLE quotations ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON quotations TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON quotations FOR SELECT TO antarman_member USING (
  client_id = (SELECT current_profile()) OR therapist_id = (SELECT current_therapist()));

-- Names: one's own, and those of the people about whom one keeps notes.
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
CREATE POLICY product ON profiles TO antarman_app USING (true) WITH CHECK (true);
CREATE POLICY member ON profiles FOR SELECT TO antarman_member USING (
  user_id = (SELECT current_person()) OR EXISTS (SELECT FROM notes n WHERE n.client_id = profiles.id));

GRANT SELECT ON message_threads, thread_messages, therapist_contact_requests, notebooks, notes, note_versions, assessments,
  notices, transactions, payment_submissions, receipts, quotations TO antarman_member;
GRANT SELECT (id, bucket, key) ON stored_files TO antarman_member;
GRANT SELECT (id, user_id, first_name, last_name) ON profiles TO antarman_member;
-- What every visitor reads of a therapist.
GRANT SELECT (id, slug, name) ON therapists TO antarman_member;
