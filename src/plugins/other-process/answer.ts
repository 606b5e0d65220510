/** A question of the process that started this one. */
export interface Asked<Question> {
  id: number;
  question: Question;
}

/** What it gets back. */
export type Replied<Answer> =
  {id: number; answer: Answer} | {id: number; error: unknown};

/** Answers the questions of the process that started this one, and ends with it. */
export function answerWith<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  process.on('message', async ({id, question}: Asked<Question>) => {
    const reply: Replied<Answer> = await Promise.resolve(question)
      .then(answer)
      .then(
        (found) => ({id, answer: found}),
        (error: unknown) => ({id, error}),
      );
    process.send?.(reply, undefined, undefined, endWhereNobodyListens);
  });
  process.on('disconnect', () => process.exit());
}

/** A build that failed elsewhere ends while this process is still at work. */
function endWhereNobodyListens(error: Error | null): void {
  if (error) process.exit();
}
