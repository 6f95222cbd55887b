// Waits until the test run has ended, also when it was killed, then stops its throw-away PostgreSQL and removes its folder.
// Started by database.ts as a process of its own, without any loader: hence plain JavaScript.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
const CLUSTER = join("postgres", "cluster");

function postmaster() {
  try {
    return Number(
      readFileSync(join(folder, CLUSTER, "postmaster.pid"), "utf8").split(
        "\n",
      )[0],
    );
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function cleanUp() {
  const pid = postmaster();
  if (pid > 1 && isAlive(pid)) {
    process.kill(pid, "SIGQUIT");
    for (let waited = 0; isAlive(pid) && waited < 5_000; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

process.stdin.resume();
process.stdin.on("end", cleanUp);
process.stdin.on("error", cleanUp);
