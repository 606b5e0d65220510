import fs from 'node:fs';

import type {Job} from '../generate';
import {convertSources} from './convert';
import {layOutSets} from './lay-out-sets';
import {renderPages} from './render-pages';

/** Reads the job whose file is named on the command line, and does it. */
const job = JSON.parse(fs.readFileSync(process.argv[2]!, 'utf8')) as Job;
const conversion = await convertSources(job);
const {directory, entries, report} = await renderPages(job, conversion);
layOutSets(job, directory, entries);
fs.writeFileSync(
  `${job.staging}/report.json`,
  `${JSON.stringify(report, null, 2)}\n`,
);
